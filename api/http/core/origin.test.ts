import { expect, test } from 'vitest';
import { isForeign } from './origin.ts';

const OURS = 'https://taival.example';
const HOST = { host: '127.0.0.1:4000' } as const;

test.each([
  [{}, false],
  [{ origin: OURS }, false],
  [{ origin: 'http://127.0.0.1:4000' }, false],
  // A proxy of ours may speak TLS to the browser and plain HTTP to us.
  [{ origin: 'https://127.0.0.1:4000' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: OURS }, false],
  [{ origin: 'https://elsewhere.example' }, true],
  [{ origin: 'null' }, true],
  [{ origin: '' }, true],
  [{ origin: 'http://taival.example' }, true],
  [{ origin: 'https://taival.example.elsewhere.example' }, true],
  [{ origin: 'http://127.0.0.1:4001' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'nonsense' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: OURS }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, true],
])('a request with %j is foreign: %s', (headers, foreign) => {
  expect(isForeign({ ...HOST, headers }, OURS)).toBe(foreign);
});
