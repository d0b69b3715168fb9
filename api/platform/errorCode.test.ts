import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCodeOf } from './errorCode.ts';

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('the code of an error is its text, and null where there is none', () => {
  expect(errorCodeOf(failureOf(() => readFileSync('/nowhere')))).toBe('ENOENT');
  expect(errorCodeOf(new Error('plain'))).toBeNull();
  expect(errorCodeOf(Object.assign(new Error('a number'), { code: 20 }))).toBeNull();
  expect(errorCodeOf({ code: 'ENOENT' })).toBeNull();
});
