import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { requestIds } from './requestIds.ts';

function idFor(given: string, isBehindProxy: boolean): string {
  const request = new IncomingMessage(new Socket());
  request.headers['x-request-id'] = given;
  return requestIds(isBehindProxy)(request);
}

const OURS = /^[0-9a-f-]{36}$/;

test('the id of our own proxy is taken', () => {
  expect(idFor('0f8c-11ee_9A', true)).toBe('0f8c-11ee_9A');
});

test.each(['short', 'with space in it', 'x'.repeat(65), '{"level":60}'])('the id "%s" is replaced by ours', (given) => {
  expect(idFor(given, true)).toMatch(OURS);
});

test('without a proxy of ours nobody gives an id', () => {
  expect(idFor('0f8c-11ee_9A', false)).toMatch(OURS);
});
