import { expect, test } from 'vitest';
import { createExpiry } from '#api/domain/core/expiry.ts';
import { publicDataUntil } from './publicData.ts';

test.each([
  [Infinity, 'public, max-age=60, stale-while-revalidate=600'],
  [661_000, 'public, max-age=60, stale-while-revalidate=600'],
  [100_999, 'public, max-age=60, stale-while-revalidate=40'],
  [60_000, 'public, max-age=60'],
  [1_500, 'public, max-age=1'],
  [999, 'no-cache'],
  [-5_000, 'no-cache'],
])('what changes by itself in %d ms is cached no longer: %s', (left, expected) => {
  const [now, expiry] = [new Date('2026-06-18T09:00:00Z'), createExpiry()];
  expiry.endsBy(now.getTime() + 10_000_000);
  expiry.endsBy(now.getTime() + left);
  expect(publicDataUntil({ now, ...(Number.isFinite(left) && { expiry }) })).toBe(expected);
});
