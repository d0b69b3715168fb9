import { expect, test } from 'vitest';
import { answerKey } from './cachedTags.ts';

test('the key of an answer is short, however long its request is, and another one for each', () => {
  const keys = [
    answerKey('v1', 'application/json', '/ogc/collections'),
    answerKey('v2', 'application/json', '/ogc/collections'),
    answerKey('v1', `text/html, ${'x'.repeat(13_000)}`, '/ogc/collections'),
    answerKey('v1', 'application/json', `/ogc/collections?limit=${'1'.repeat(13_000)}`),
  ];
  expect(keys.map(({ length }) => length)).toEqual([43, 43, 43, 43]);
  expect(new Set(keys).size).toBe(4);
});
