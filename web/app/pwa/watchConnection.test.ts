// Issue "In the pocket": What is shown without a network says so
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentConnection, tellAnswered, tellReached, tellUnreachable } from '#web/data/connection.ts';
import { isLost } from './notices.ts';
import { watchConnection } from './watchConnection.ts';

const healthy = () =>
  Promise.resolve(new Response('{"status":"ok"}', { headers: { 'content-type': 'application/json; charset=utf-8' } }));
const portal = () =>
  Promise.resolve(new Response('<h1>Log in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }));
const nobody = () => Promise.reject(new TypeError('failed'));

let answer: () => Promise<Response>;
let asked: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  tellReached();
  answer = nobody;
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
  stop = watchConnection();
});
afterEach(() => {
  stop();
  tellReached();
  isLost.set(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('while the server is reached nothing is asked', async () => {
  await pass(600_000);
  expect(asked).toEqual([]);
});

test('one request that fails is not told of: the server is asked first', async () => {
  answer = healthy;
  tellUnreachable();
  await pass(0);
  expect([asked, currentConnection(), isLost.get()]).toEqual([['/healthz'], 'reached', false]);
});

test('while it is lost the server is looked for more and more seldom, until it answers', async () => {
  tellUnreachable();
  await pass(0);
  expect(isLost.get()).toBe(true);
  await pass(2000 + 4000 + 8000);
  expect(asked).toHaveLength(4);
  await pass(600_000);
  expect(asked.length).toBeLessThan(20);
  answer = healthy;
  await pass(60_000);
  expect([currentConnection(), isLost.get()]).toEqual(['reached', false]);
});

test('a network that answers in the server’s place is none', async () => {
  answer = portal;
  tellUnreachable();
  await pass(0);
  expect([currentConnection(), isLost.get()]).toEqual(['lost', true]);
});

test.each([
  ['the browser says so', () => window.dispatchEvent(new Event('online'))],
  ['something was answered', tellAnswered],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s it is looked for at once', async (_when, happen) => {
  tellUnreachable();
  await pass(100_000);
  const before = asked.length;
  answer = healthy;
  happen();
  await pass(0);
  expect(asked).toHaveLength(before + 1);
  expect(currentConnection()).toBe('reached');
});

test('what the browser says of the network is believed when it is gone', async () => {
  window.dispatchEvent(new Event('offline'));
  await pass(0);
  expect([currentConnection(), isLost.get()]).toEqual(['lost', true]);
});
