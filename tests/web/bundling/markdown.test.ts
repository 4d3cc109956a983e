import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guidePage } from '../../../web/bundling/guide-page';
import { renderMarkdown, withoutFrontMatter } from '../../../web/bundling/markdown';

test('a block that is live runs, and stands under it as it is written', () => {
  const { html, examples } = renderMarkdown('```html live\n<b-c x="1"></b-c>\n```\n\n```html\n<d-e></d-e>\n```');
  expect(examples).toEqual(['<b-c x="1"></b-c>']);
  expect(html).toContain('<div class="live"><b-c x="1"></b-c></div>');
  expect(html).toContain('<code>&lt;b-c x=&quot;1&quot;&gt;&lt;/b-c&gt;</code>');
  expect(html).not.toContain('<d-e>');
});

test('a heading is a place to link to, by its words before a colon, or by those of its original', () => {
  expect(renderMarkdown('## Frames: `embed.html`\n\n## What a host must send').places).toEqual([
    ...['frames', 'what-a-host-must-send'],
  ]);
  expect(renderMarkdown('## 框架\n', { places: ['frames'] }).html).toContain('<h2 id="frames">');
});

test('a card of a model stands deeper, without what its file says before it', () => {
  const text = withoutFrontMatter('---\nlicense: x\n---\n\n## Scores\n\n| a | b |\n| - | - |\n| `x\\|y` | **2** |\n');
  const { html } = renderMarkdown(text, { deeper: 1 });
  expect(html).toContain('<h3>Scores</h3>');
  expect(html).toContain('<td><code>x|y</code></td><td><strong>2</strong></td>');
  expect(html).not.toContain('license');
});

test('the guide is the same in both languages: sections, examples, blocks and rows', () => {
  const { en, zh } = guidePage(new URL('../../../docs/', import.meta.url).pathname);
  const count = (html: string, part: string) => html.split(part).length - 1;
  for (const part of ['<h2', '<div class="live">', '<pre', '<tr>', '<strong>'])
    expect(count(zh, part), part).toBe(count(en, part));
  expect(en.indexOf('illustrative')).toBeLessThan(en.indexOf('lookback-translator'));
});

test('nothing in the guide is script or style of its own', () => {
  const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
  for (const name of ['embedding.md', 'embedding.zh.md']) {
    const { html } = renderMarkdown(read(name));
    expect(html).not.toMatch(/<script|<style|\son\w+=|<[^>]*\sstyle=/);
  }
});
