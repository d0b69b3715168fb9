// Issue "In the pocket": What is shown without a network says so
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentConnection,
  onConnectionChange,
  onReconnect,
  reportAnswer,
  reportDoubt,
  reportReachable,
  reportUnreachable,
} from '#web/data/connection.ts';
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

test('while the server answers, no health check is sent', async () => {
  await pass(600_000);
  expect(asked).toEqual([]);
});

test('one failed request is not reported as a lost connection: the server is asked first', async () => {
  answer = healthy;
  reportUnreachable();
  await pass(0);
  expect([asked, currentConnection(), isConnectionLost.get()]).toEqual([['/healthz'], 'reached', false]);
});

test('a gateway that loses other requests only does not have them sent again at once for ever', async () => {
  answer = healthy;
  const stopLosing = onReconnect(() => void Promise.resolve().then(reportUnreachable));
  reportUnreachable();
  await pass(60_000);
  stopLosing();
  expect(asked.length).toBeLessThan(8);
});

test('a late request of a slow network has the server asked once, and loses nothing', async () => {
  answer = healthy;
  const lost = vi.fn();
  const end = onConnectionChange(lost);
  reportDoubt();
  await pass(60_000);
  end();
  expect([asked, lost.mock.calls.length, isConnectionLost.get()]).toEqual([['/healthz'], 0, false]);
});

test('a late request where the server does not answer either loses the connection, and checks go on', async () => {
  reportDoubt();
  await pass(0);
  expect([asked.length, currentConnection(), isConnectionLost.get()]).toEqual([1, 'lost', true]);
  await pass(2000);
  expect(asked).toHaveLength(2);
  answer = healthy;
  await pass(4000);
  expect([currentConnection(), isConnectionLost.get()]).toEqual(['reached', false]);
});

test('a late request does not put off the check of a loss by the pause of an earlier one', async () => {
  reportUnreachable();
  await pass(120_000);
  answer = healthy;
  await pass(60_000);
  await pass(600_000);
  reportDoubt();
  await pass(5000);
  answer = nobody;
  reportUnreachable();
  await pass(3000);
  expect(isConnectionLost.get()).toBe(true);
});

test('while the connection is lost, the server is asked less and less often, until it answers', async () => {
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

test('a network that answers in the server’s place counts as no connection', async () => {
  answer = portal;
  reportUnreachable();
  await pass(0);
  expect([currentConnection(), isConnectionLost.get()]).toEqual(['lost', true]);
});

test.each([
  ['the browser says so', () => window.dispatchEvent(new Event('online'))],
  ['a request was answered', reportAnswer],
  ['the page becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s, the server is asked at once', async (_when, happen) => {
  reportUnreachable();
  await pass(100_000);
  const before = asked.length;
  answer = healthy;
  happen();
  await pass(0);
  expect(asked).toHaveLength(before + 1);
  expect(currentConnection()).toBe('reached');
});

test('a browser that reports no network is believed', async () => {
  window.dispatchEvent(new Event('offline'));
  await pass(0);
  expect([currentConnection(), isConnectionLost.get()]).toEqual(['lost', true]);
});
