import { describe, expect, it } from 'vitest';
import { en as enFirst } from '../../../web/src/messages/en';
import { enDrawing } from '../../../web/src/messages/en-drawing';
import { enEmbed } from '../../../web/src/messages/en-embed';
import { enFiles } from '../../../web/src/messages/en-files';
import { enLength } from '../../../web/src/messages/en-length';
import { enOffline } from '../../../web/src/messages/en-offline';
import { enPage } from '../../../web/src/messages/en-page';
import { enViews } from '../../../web/src/messages/en-views';
import {
  formatBytes,
  formatCount,
  formatPercent,
  languageFor,
  languageName,
  listed,
  say,
  type MessageKey,
} from '../../../web/src/messages/messages';
import '../../../web/src/messages/embed-words';
import '../../../web/src/messages/page-words';
import '../../../web/src/messages/view-words';
import { zh as zhFirst } from '../../../web/src/messages/zh';
import { zhDrawing } from '../../../web/src/messages/zh-drawing';
import { zhEmbed } from '../../../web/src/messages/zh-embed';
import { zhFiles } from '../../../web/src/messages/zh-files';
import { zhLength } from '../../../web/src/messages/zh-length';
import { zhOffline } from '../../../web/src/messages/zh-offline';
import { zhPage } from '../../../web/src/messages/zh-page';
import { zhViews } from '../../../web/src/messages/zh-views';
import '../../../web/src/messages/zh-words';

const en = { ...enFirst, ...enViews, ...enFiles, ...enLength, ...enDrawing, ...enOffline, ...enEmbed, ...enPage };
const zh = { ...zhFirst, ...zhViews, ...zhFiles, ...zhLength, ...zhDrawing, ...zhOffline, ...zhEmbed, ...zhPage };
const keys = Object.keys(en) as MessageKey[];
const places = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

describe('the messages', () => {
  it('are the same set in both languages', () => {
    expect(Object.keys(zh).sort()).toEqual([...keys].sort());
  });

  it.each(keys)('%s has the same places in both languages', (key) => {
    expect(places(zh[key])).toEqual(places(en[key]));
    expect(zh[key]).not.toBe('');
  });
});

describe('say', () => {
  it('knows what came with a view', () => {
    expect([say('en', 'whatIf.copy'), say('zh', 'whatIf.copy')]).toEqual(['Copy link', '复制链接']);
  });

  it('fills the places and leaves unknown ones as they are', () => {
    expect(say('en', 'sentence.pick', { number: 2, count: 5 })).toBe('Sentence 2 of 5');
    expect(say('en', 'sentence.pick', { number: 2 })).toBe('Sentence 2 of {count}');
  });

  it('does not fill places inside what was filled in', () => {
    expect(say('en', 'map.row', { target: '{source}' })).toContain('{source}');
  });
});

describe('languages', () => {
  it('follow a tag and default to English', () => {
    expect(['zh', 'zh-Hans-CN', 'fr', '', undefined].map(languageFor)).toEqual(['zh', 'zh', 'en', 'en', 'en']);
  });

  it('have names', () => {
    expect(languageName('zh', 'fr')).toBe('法语');
    expect(languageName('en', 'xx')).toBe('xx');
    expect([languageName('en', 'zh-Hans'), languageName('en', 'xx-Yy')]).toEqual(['Chinese', 'xx']);
  });
});

describe('numbers', () => {
  it('are short', () => {
    expect([999, 5_400, 5_432_100].map(formatBytes)).toEqual(['999 B', '5 kB', '5.4 MB']);
    const counts = [37, 9_999, 52_000, 147_456, 4_766_846, 5_210_000];
    expect(counts.map((count) => formatCount('en', count))).toEqual(['37', '9999', '52 k', '147 k', '4.8 M', '5.2 M']);
  });

  it('are counted by ten thousand in Chinese, and are as exact', () => {
    const counts = [37, 9_999, 52_000, 147_456, 4_766_846, 5_210_000, 123_456_789];
    const said = counts.map((count) => formatCount('zh', count));
    expect(said).toEqual(['37', '9999', '5.2 万', '14.7 万', '480 万', '520 万', '1.2 亿']);
  });

  it('never round a chance to nothing or to certainty', () => {
    const chances = [0, 0.00001, 0.5, 0.99999, 1];
    const said = (language: 'en' | 'zh') => chances.map((chance) => formatPercent(language, chance));
    expect(said('en')).toEqual(['0.0 %', '<0.1 %', '50.0 %', '>99.9 %', '100.0 %']);
    expect(said('zh')).toEqual(['0.0%', '<0.1%', '50.0%', '>99.9%', '100.0%']);
  });

  it('and names stand in a row as the language writes it', () => {
    expect([listed('en', ['a', 'b']), listed('zh', ['a', 'b']), listed('zh', [])]).toEqual(['a, b', 'a、b', '']);
  });
});
