import { expect, test } from 'vitest';
import { backupState, isCrowded, isLow } from './judge.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const NIGHT = '2026-11-24T01:00:00Z';
const NIGHT_BEFORE = '2026-11-23T01:00:00Z';

test.each([
  [{ finished: NIGHT, failed: null }, 'fine'],
  [{ finished: NIGHT, failed: NIGHT_BEFORE }, 'fine'],
  [{ finished: NIGHT_BEFORE, failed: NIGHT }, 'failed'],
  [{ finished: NIGHT_BEFORE, failed: null }, 'late'],
  [{ finished: null, failed: null }, 'late'],
])('backups %o are %s', (backups, state) => {
  expect(backupState(backups, NOW)).toBe(state);
});

test('a disk is low below a tenth, and connections are crowded from nine tenths on', () => {
  expect([isLow({ free: 9, total: 100 }), isLow({ free: 10, total: 100 })]).toEqual([true, false]);
  expect([isCrowded(89, 100), isCrowded(90, 100)]).toEqual([false, true]);
});
