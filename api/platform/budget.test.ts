import { expect, test } from 'vitest';
import { createBudget } from './budget.ts';

test('several works share one amount, and give their parts back in any case', async () => {
  const budget = createBudget(10);
  await budget.spend(async (take) => {
    expect([take(6), take(0)]).toEqual([true, true]);
    await budget.spend(async (other) => expect([other(5), other(4), other(1)]).toEqual([false, true, false]));
    expect([take(5), take(4)]).toEqual([false, true]);
  });
  await expect(budget.spend(async (take) => Promise.reject(new Error(`took ${take(10)}`)))).rejects.toThrow(
    'took true',
  );
  expect(await budget.spend(async (take) => take(10))).toBe(true);
});
