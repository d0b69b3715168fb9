import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileTurns } from './tileTurns.ts';
import { hasTilesWaiting } from './waitingTiles.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for a turn for each tile; `come` lists the tiles whose turns have come. */
function askFor(names: readonly string[], { signal }: { readonly signal?: AbortSignal } = {}) {
  const map = { triggerRepaint: vi.fn<() => void>() };
  const turns = tileTurns(map);
  const come: string[] = [];
  for (const name of names) void turns.wait(signal).then(() => come.push(name));
  return { map, turns, come };
}

test('tiles have their layers made one after another, each in a task of its own', async () => {
  const { turns, come } = askFor(['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(0);
  expect(come).toEqual(['a']);
  turns.made();
  await Promise.resolve();
  expect(come).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(0);
  expect(come).toEqual(['a', 'b']);
  turns.made();
  await vi.advanceTimersByTimeAsync(0);
  expect(come).toEqual(['a', 'b', 'c']);
});

test('the map asks for a frame when all of them are made, and not before', async () => {
  const { map, turns } = askFor(['a', 'b']);
  for (const waits of [true, false]) {
    await vi.advanceTimersByTimeAsync(0);
    turns.made();
    await vi.advanceTimersByTimeAsync(0);
    expect(hasTilesWaiting(map)).toBe(waits);
    expect(map.triggerRepaint).toHaveBeenCalledTimes(waits ? 0 : 1);
  }
});

test('a tile whose layers are never made holds the others up for 300 ms', async () => {
  const { map, come } = askFor(['a', 'b']);
  await vi.advanceTimersByTimeAsync(299);
  expect(come).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(come).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(300);
  expect(hasTilesWaiting(map)).toBe(false);
});

test('aborted tiles do not hold up others', async () => {
  const { map, come } = askFor(['a', 'b', 'c'], { signal: AbortSignal.abort() });
  await vi.advanceTimersByTimeAsync(0);
  expect(come).toEqual(['a', 'b', 'c']);
  expect(hasTilesWaiting(map)).toBe(false);
});

test('layers that are made again without a turn change nothing', async () => {
  const { map, turns } = askFor(['a']);
  for (let time = 0; time < 3; time += 1) {
    turns.made();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(hasTilesWaiting(map)).toBe(false);
  expect(map.triggerRepaint).toHaveBeenCalledTimes(1);
});
