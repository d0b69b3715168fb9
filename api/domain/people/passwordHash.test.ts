import { availableParallelism } from 'node:os';
import { hash } from 'argon2';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword, nobodysHash } from './passwordHash.ts';

// Issue 20, L2: argon2 without a concurrency limit. This test comes first: a process makes the hash of nobody only
// once.
test('of a flood of passwords too many are refused, and that moment does not refuse all later logins', async () => {
  const flood = Array.from({ length: availableParallelism() + 100 }, () => hashPassword('x'));
  await expect(isPassword(null, 'x')).rejects.toThrow('too many requests');
  await Promise.all(flood);
  expect(await isPassword(null, 'x')).toBe(false);
  expect(await isPassword(await nobodysHash(), 'nobody has this password')).toBe(false);
});

test('a password is known by its hash, with every space and accent as it was given', async () => {
  const kept = await hashPassword(' Polku 7 ä ');
  expect(await isPassword(kept, ' Polku 7 ä ')).toBe(true);
  for (const other of ['Polku 7 ä', ' polku 7 ä ', ' Polku 7 a\u0308 ', ''])
    expect(await isPassword(kept, other)).toBe(false);
});

test('nobody has no password, not even the one that stands in for it', async () => {
  expect(await isPassword(null, 'nobody has this password')).toBe(false);
});

test('a password beyond the longest is wrong, even where it begins with the right one', async () => {
  const longest = 'aB3!'.repeat(50);
  const kept = await hashPassword(longest);
  expect(await isPassword(kept, longest)).toBe(true);
  expect(await isPassword(kept, `${longest}x`)).toBe(false);
});

test('a cheaper hash is outdated', async () => {
  expect(isOutdated(await hash('x', { memoryCost: 1024, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(isOutdated(await hashPassword('x'))).toBe(false);
});
