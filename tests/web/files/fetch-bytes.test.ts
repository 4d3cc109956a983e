import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchBytes } from '../../../web/src/files/fetch-bytes';

const body = new Uint8Array([1, 2, 3, 4]);
const answer = (response: () => Response | Promise<Response>) => (async () => response()) as typeof fetch;
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error: { failure?: { code: string } }) => error.failure?.code,
  );

describe('fetchBytes', () => {
  beforeEach(() => vi.stubGlobal('self', { navigator: { onLine: true } }));
  afterEach(() => vi.unstubAllGlobals());

  it('gives the bytes and tells how many came', async () => {
    const told: number[] = [];
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(body.slice(0, 1));
        controller.enqueue(body.slice(1));
        controller.close();
      },
    });
    const options = {
      size: 4,
      report: (received: number) => told.push(received),
      fetch: answer(() => new Response(stream)),
    };
    expect(await fetchBytes('x', 'x', options)).toEqual(body);
    expect(told).toEqual([1, 4]);
  });

  it.each<[string, string, () => Response | Promise<Response>]>([
    ['not-found', 'a 404', () => new Response('', { status: 404 })],
    ['http', 'a 500', () => new Response('', { status: 500 })],
    [
      'web-page',
      'HTML by its type',
      () => new Response('x', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
    ['web-page', 'HTML by its looks', () => new Response('\n <!DOCTYPE html><title>log in')],
    ['truncated', 'too few bytes', () => new Response(body.slice(0, 3))],
    ['wrong-hash', 'too many bytes', () => new Response(new Uint8Array(5))],
    ['unreachable', 'a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says %s of %s', async (expected, _, response) => {
    expect(await code(fetchBytes('x', 'x', { size: 4, fetch: answer(response) }))).toBe(expected);
  });

  it('says truncated when the connection breaks off', async () => {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(body);
        controller.error(new Error('reset'));
      },
    });
    expect(await code(fetchBytes('x', 'x', { fetch: answer(() => new Response(stream)) }))).toBe('truncated');
  });

  it('says offline when the device says so', async () => {
    vi.stubGlobal('self', { navigator: { onLine: false } });
    expect(await code(fetchBytes('x', 'x', { fetch: answer(() => Promise.reject(new TypeError())) }))).toBe('offline');
  });
});
