import { availableParallelism } from 'node:os';
import { hash } from 'argon2';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword, nobodysHash } from './passwordHash.ts';

// Issue 20, L2: argon2 without a concurrency limit. This test comes first: a process makes `nobodysHash` only once.
test('a flood of passwords is refused beyond the queue, and later logins are answered again', async () => {
  const flood = Array.from({ length: availableParallelism() + 100 }, () => hashPassword('x'));
  await expect(isPassword(null, 'x')).rejects.toThrow('too many requests');
  await Promise.all(flood);
  expect(await isPassword(null, 'x')).toBe(false);
  expect(await isPassword(await nobodysHash(), 'nobody has this password')).toBe(false);
});

test('a password is known by its hash, with every space and accent as it was given', async () => {
  const stored = await hashPassword(' Polku 7 ä ');
  expect(await isPassword(stored, ' Polku 7 ä ')).toBe(true);
  for (const other of ['Polku 7 ä', ' polku 7 ä ', ' Polku 7 a\u0308 ', ''])
    expect(await isPassword(stored, other)).toBe(false);
});

test('an account that does not exist has no password, not even the one that stands in for it', async () => {
  expect(await isPassword(null, 'nobody has this password')).toBe(false);
});

test('a password beyond the longest is wrong, even where it begins with the right one', async () => {
  const longest = 'aB3!'.repeat(50);
  const stored = await hashPassword(longest);
  expect(await isPassword(stored, longest)).toBe(true);
  expect(await isPassword(stored, `${longest}x`)).toBe(false);
});

test('a cheaper hash is outdated', async () => {
  expect(isOutdated(await hash('x', { memoryCost: 1024, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(isOutdated(await hashPassword('x'))).toBe(false);
});
