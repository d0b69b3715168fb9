import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './runCommand.ts';

afterEach(() => {
  vi.restoreAllMocks();
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
  vi.spyOn(process, 'exit').mockReturnThis();
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runCommand(
    async () => Promise.reject(new Error('the connection was closed')),
    (end) => end(1),
  );
  expect(said).not.toHaveBeenCalled();
});
