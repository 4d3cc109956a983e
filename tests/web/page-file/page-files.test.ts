import { describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../../web/src/protocol/failure';
import { fetchPageFiles, thisPage } from '../../../web/src/page-file/page-files';

const kPage = '<script type="application/json" id="lookback-link">""</script>';
const kList = JSON.stringify({
  files: [
    { model: 'a', file: 'lookback-a.html', bytes: 12 },
    { model: 'b', file: '../../elsewhere.html', bytes: 12 },
    { model: 'c', file: 'lookback-c.html' },
  ],
});
const site = (page: () => Response | Promise<Response>) =>
  vi.fn((url: RequestInfo | URL) =>
    Promise.resolve(String(url as string).endsWith('list.json') ? new Response(kList) : page()),
  );

describe('the page files of a site', () => {
  it('are those of its list that are whole, and lie beside it', async () => {
    const files = await fetchPageFiles(
      'https://a.org/x/downloads/',
      site(() => new Response(kPage)),
    );
    expect(files.map(({ model, bytes, address }) => [model, bytes, address])).toEqual([
      ['a', 12, 'https://a.org/x/downloads/lookback-a.html'],
    ]);
    expect(await files[0]!.openedWith('#view=beam')).toContain('"#view=beam"');
  });

  it('say why they cannot be had', async () => {
    const codeOf = async (page: () => Response | Promise<Response>) => {
      const [file] = await fetchPageFiles('https://a.org/', site(page));
      return file!.openedWith('').then(
        () => 'none',
        (error: unknown) => failureOf(error).code,
      );
    };
    expect(await codeOf(() => new Response('', { status: 404 }))).toBe('not-found');
    expect(await codeOf(() => new Response('', { status: 500 }))).toBe('http');
    expect(await codeOf(() => new Response('<h1>Log in</h1>'))).toBe('web-page');
    expect(await codeOf(() => Promise.reject(new TypeError('no')))).toBe('unreachable');
  });
});

it('a page that is such a file gives copies of itself', async () => {
  const file = thisPage('a', kPage);
  expect(file).toMatchObject({ model: 'a', bytes: kPage.length, address: null });
  expect(await file.openedWith('#x')).toContain('"#x"');
});
