import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPages, pageFiles } from '../../tools/lib/site-bytes.mjs';

const site = {
  'lesson.html': '<script src="./assets/lesson-AAAAAAAA.js"></script><link href="./assets/lesson-BBBBBBBB.css">',
  'assets/lesson-AAAAAAAA.js': 'import"./shared-CCCCCCCC.js";new URL("worker-DDDDDDDD.js",import.meta.url)',
  'assets/lesson-BBBBBBBB.css': 'body{}',
  'assets/shared-CCCCCCCC.js': 'import"./lesson-AAAAAAAA.js"',
  'assets/worker-DDDDDDDD.js': '"gone-EEEEEEEE.wasm"',
  'assets/lab-FFFFFFFF.js': 'nobody names me',
};
const read = (path) => (path in site ? Buffer.from(site[path]) : undefined);

test("a page's files are those that it names, and those that they name", () => {
  assert.deepEqual(
    pageFiles('lesson.html', read).sort(),
    Object.keys(site)
      .filter((path) => !path.includes('lab'))
      .sort(),
  );
});

test('a page that is too heavy, or not there, is a finding', () => {
  assert.deepEqual(checkPages(read, { 'lesson.html': 10_000 }), []);
  assert.match(checkPages(read, { 'lesson.html': 100 })[0], /lesson\.html: \d+ bytes after gzip, the budget is 100/);
  assert.match(checkPages(read, { 'other.html': 100 })[0], /other\.html is missing/);
});
