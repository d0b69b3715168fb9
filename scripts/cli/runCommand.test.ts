import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './runCommand.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const before = SIGNALS.map((signal) => process.listeners(signal));

afterEach(() => {
  vi.restoreAllMocks();
  // Those of a command stay as long as its process; this one lives on.
  for (const [at, signal] of SIGNALS.entries())
    for (const listener of process.listeners(signal))
      if (before[at]?.includes(listener) === false) process.off(signal, listener);
  process.exitCode = undefined;
});

test('a command that answers sets its exit code', async () => {
  await runCommand(async () => 3);
  expect(process.exitCode).toBe(3);
});

test('a failure is one line and exit code 1', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runCommand(async () => Promise.reject(new Error('There is no database.')));
  expect([said.mock.calls, process.exitCode]).toEqual([[['There is no database.']], 1]);
});

test('a failure of a command that is ending is not told', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnThis();
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runCommand(
    async () => Promise.reject(new Error('the connection was closed')),
    (end) => end(1),
  );
  expect(said).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
});
