import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../web/src/embed/options';

const read = (parts: Readonly<Record<string, string>>) => readOptions(`?${new URLSearchParams(parts).toString()}`);

describe('the address of a frame', () => {
  test('without anything asks for a translator as it usually is', () => {
    expect(readOptions('')).toEqual({
      ...{ show: 'translator', language: null, theme: null, size: 100, section: 'bottleneck' },
      ...{ attributes: {}, refused: [] },
    });
  });

  test('gives a tag its attributes under their own names', () => {
    const { show, attributes, refused } = read({
      ...{ show: 'heatmap', source: 'a b', target: 'x', weights: '.3 .7', illustrative: '', 'source-language': 'fr' },
    });
    expect(show).toBe('heatmap');
    expect(attributes).toEqual({
      ...{ source: 'a b', target: 'x', weights: '.3 .7', illustrative: '', 'source-language': 'fr' },
    });
    expect(refused).toEqual([]);
  });

  test('says language, theme, size and section, which are no attributes', () => {
    expect(read({ show: 'lesson', section: 'idea', lang: 'zh', theme: 'dark', size: '150' })).toEqual({
      ...{ show: 'lesson', section: 'idea', language: 'zh', theme: 'dark', size: 150 },
      ...{ attributes: {}, refused: [] },
    });
  });

  test('names what means nothing and goes on without it', () => {
    const { attributes, size, refused } = read({ size: '20', view: 'upside-down', text: 'Bonjour.', colour: 'red' });
    expect(attributes).toEqual({ text: 'Bonjour.' });
    expect(size).toBe(100);
    expect(refused).toEqual(['size', 'view', 'colour']);
  });

  test('knows no options of another tag, and no addresses of models or files', () => {
    expect(read({ show: 'steps', view: 'map', src: 'https://x.invalid/', weights: '/w/' }).refused).toEqual([
      ...['view', 'src', 'weights'],
    ]);
  });

  test('cannot reach what every object has', () => {
    const { show, attributes, refused } = read({ show: '__proto__', constructor: 'x', __proto__x: 'y', toString: 'z' });
    expect(show).toBe('translator');
    expect(attributes).toEqual({});
    expect(refused).toEqual(['show', 'constructor', '__proto__x', 'toString']);
  });

  test('names at most five, short and harmless', () => {
    const many = Object.fromEntries([..."'<img src=x>'", ...'abcdef'].map((name, at) => [`${name}${at}`, '1']));
    const { refused } = read({ ['"><script>' + 'x'.repeat(50)]: '1', ...many });
    expect(refused).toHaveLength(5);
    expect(refused[0]).toBe('scriptxxxxxxxxxxxxxx');
    for (const name of refused) expect(name).toMatch(/^[\w-]{1,20}$|^\?$/);
  });

  test('holds no text longer than the translator takes', () => {
    expect(read({ text: 'a'.repeat(4001) }).refused).toEqual(['text']);
    expect(read({ text: 'a'.repeat(4000) }).refused).toEqual([]);
  });
});
