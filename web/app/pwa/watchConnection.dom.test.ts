// Issue "In the pocket": What is shown without a network says so
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentConnection, reportAnswer, reportReachable, reportUnreachable } from '#web/data/connection.ts';
import { isConnectionLost } from './notices.ts';
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
  reportReachable();
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
  reportReachable();
  isConnectionLost.set(false);
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
  reportUnreachable();
  await pass(0);
  expect([asked, currentConnection(), isConnectionLost.get()]).toEqual([['/healthz'], 'reached', false]);
});

test('while it is lost the server is looked for more and more seldom, until it answers', async () => {
  reportUnreachable();
  await pass(0);
  expect(isConnectionLost.get()).toBe(true);
  await pass(2000 + 4000 + 8000);
  expect(asked).toHaveLength(4);
  await pass(600_000);
  expect(asked.length).toBeLessThan(20);
  answer = healthy;
  await pass(60_000);
  expect([currentConnection(), isConnectionLost.get()]).toEqual(['reached', false]);
});

test('a network that answers in the server’s place is none', async () => {
  answer = portal;
  reportUnreachable();
  await pass(0);
  expect([currentConnection(), isConnectionLost.get()]).toEqual(['lost', true]);
});

test.each([
  ['the browser says so', () => window.dispatchEvent(new Event('online'))],
  ['something was answered', reportAnswer],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s it is looked for at once', async (_when, happen) => {
  reportUnreachable();
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
  expect([currentConnection(), isConnectionLost.get()]).toEqual(['lost', true]);
});
