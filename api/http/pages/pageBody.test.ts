import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageBody } from './pageBody.ts';

const HTML = `<p>${'Hämeenlinna, '.repeat(500)}</p>`;

test.each([
  ['a browser', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['a client without Brotli', 'gzip, deflate', 'gzip', gunzipSync],
  ['a client that prefers gzip', 'br;q=0.5, gzip', 'gzip', gunzipSync],
  ['a client that refuses Brotli', 'br;q=0, gzip', 'gzip', gunzipSync],
  ['a client that takes anything', '*', 'br', brotliDecompressSync],
] as const)('is compressed as %s reads it', async (_who, accepted, encoding, decompress) => {
  const sent = await pageBody(HTML).encoded(accepted);
  expect(sent.encoding).toBe(encoding);
  expect(sent.bytes.byteLength).toBeLessThan(HTML.length / 10);
  expect(decompress(sent.bytes).toString()).toBe(HTML);
});

test.each([undefined, '', 'identity', 'zstd', 'x'.repeat(10_000)])('is sent as it is for %s', async (accepted) => {
  const { encoding, bytes } = await pageBody(HTML).encoded(accepted);
  expect([encoding, bytes.toString()]).toEqual([null, HTML]);
});

test('is compressed once for all who ask', async () => {
  const body = pageBody(HTML);
  const [one, other] = await Promise.all([body.encoded('br'), body.encoded('gzip, br')]);
  expect(one.bytes).toBe(other.bytes);
});
