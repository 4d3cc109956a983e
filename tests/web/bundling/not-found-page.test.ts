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

test('its style is the only thing that its policy lets in', () => {
  expect(notFoundPage()).toMatch(/default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]{44}'/);
  expect(notFoundPage()).not.toContain('<script');
});
