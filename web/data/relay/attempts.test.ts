import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

test('the same content again is the same attempt, any other a new one', () => {
  const attempts = createAttempts();
  const first = attempts.of('laavu');
  expect(first).toMatch(/^[0-9a-z]{8,100}$/);
  expect(attempts.of('laavu')).toBe(first);
  expect(attempts.of('')).not.toBe(first);
  expect(attempts.of('')).toBe(attempts.of(''));
  expect(attempts.of('laavu')).not.toBe(first);
});

test('the same content after a settled attempt is a new attempt', () => {
  const attempts = createAttempts();
  const first = attempts.of('laavu');
  attempts.settle();
  expect(attempts.of('laavu')).not.toBe(first);
});

test('two forms do not share an attempt', () => {
  expect(createAttempts().of('laavu')).not.toBe(createAttempts().of('laavu'));
});
