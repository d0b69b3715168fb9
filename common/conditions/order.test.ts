import { expect, test } from 'vitest';
import { inDisplayOrder } from './order.ts';

const one = (id: number, more: Partial<Parameters<typeof inDisplayOrder>[0][number]> = {}) => ({
  id,
  kind: 'WARNING' as const,
  severity: null,
  isOfficial: true,
  observedAt: 0,
  ...more,
});

test('a report never comes before a condition of an official source', () => {
  const shown = inDisplayOrder([
    one(1, { kind: 'CLOSED', severity: 'EXTREME', isOfficial: false, observedAt: 9 }),
    one(2, { kind: 'GROOMED' }),
  ]);
  expect(shown.map(({ id }) => id)).toEqual([2, 1]);
});

test('closures come first, then warnings by their severity, the newest first', () => {
  const shown = inDisplayOrder([
    one(1, { kind: 'GROOMED' }),
    one(2, { severity: 'MINOR' }),
    one(3),
    one(4, { severity: 'SEVERE', observedAt: 1 }),
    one(5, { severity: 'SEVERE', observedAt: 2 }),
    one(6, { severity: 'EXTREME' }),
    one(7, { kind: 'CLOSED' }),
    one(8, { kind: 'LIMITED' }),
  ]);
  expect(shown.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 8, 1]);
});
