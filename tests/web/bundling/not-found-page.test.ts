import { expect, test } from 'vitest';
import { notFoundPage } from '../../../web/bundling/not-found-page';

test('what is not there says so in both languages, and which pages there are', () => {
  const page = notFoundPage();
  expect(page).toContain('There is no such page');
  expect(page).toContain('没有这个页面');
  const links = [...page.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, to, name]) => `${to} ${name}`);
  expect(links).toEqual([
    ...['./ Lab', './lesson.html Lesson', './models.html Models', './guide.html Embed it'],
    ...['./ 实验室', './lesson.html 课程', './models.html 模型', './guide.html 嵌入'],
  ]);
});

test('a server that knows where the site begins says so, because the address may lie in any folder', () => {
  expect(notFoundPage()).not.toContain('<base');
  expect(notFoundPage('/')).toContain('<base href="/" />');
});

test('lets in its style and scripts of its own site, and no line of script stands in it', () => {
  const page = notFoundPage();
  expect(page).toMatch(/content="default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]{44}'; script-src 'self'"/);
  expect(page.match(/<script\b[^>]*>[^<]/g)).toBeNull();
});

test('looks for the beginning of the site in its own folder first, then in each above it', () => {
  const asked = [...notFoundPage().matchAll(/<script type="module" src="([^"]+)">/g)].map(([, address]) => address);
  expect(asked.slice(0, 3)).toEqual(['./lost-page.js', '../lost-page.js', '../../lost-page.js']);
  expect(notFoundPage(), 'for whoever has no scripts').toContain('take away the end of the address');
});

test('a server that knows where the site begins needs no script', () => {
  expect(notFoundPage('/')).not.toContain('script');
  expect(notFoundPage('/')).not.toContain('take away');
});
