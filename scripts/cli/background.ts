import { constants, setPriority } from 'node:os';
import { boundHeap } from '#api/platform/heap.ts';
import { runCommand } from './runCommand.ts';

/**
 * Does the work of a job in the time that servers leave, since visitors come first; sets the exit code. A failure is
 * one line on the error output.
 */
export async function runInBackground(work: () => Promise<void>): Promise<void> {
  boundHeap();
  setPriority(constants.priority.PRIORITY_LOW);
  await runCommand(
    async () => {
      await work();
      return 0;
    },
    // The process whose job this is has died. Another process begins an unfinished job again.
    (end) => process.once('disconnect', () => end(1)),
  );
  process.channel?.unref();
}
