import { afterEach, expect, test, vi } from 'vitest';
import { endOnSignals } from './endOnSignals.ts';

afterEach(() => vi.restoreAllMocks());

test('a second signal finds the process ending, and does not kill it', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnThis();
  const others = process.listenerCount('SIGINT');
  const ending = endOnSignals();
  process.emit('SIGINT', 'SIGINT');
  // Without a listener Node would end at once, and the database would go on.
  expect(process.listenerCount('SIGINT')).toBe(others + 1);
  process.emit('SIGINT', 'SIGINT');
  process.emit('SIGTERM', 'SIGTERM');
  await vi.waitFor(() => expect(exit).toHaveBeenCalled());
  ending.release();
  expect(exit.mock.calls).toEqual([[130]]);
  expect(ending.isEnding).toBe(true);
});
