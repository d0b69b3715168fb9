import { constants, setPriority } from 'node:os';
import { boundHeap } from '#api/platform/heap.ts';
import { endOnSignals } from './endOnSignals.ts';
import { oneSentence } from './sentence.ts';

/**
 * Does the work of a job in the time that servers leave, since visitors come first; sets the exit code. A failure is
 * one line on the error output.
 */
export async function runInBackground(work: () => Promise<void>): Promise<void> {
  boundHeap();
  setPriority(constants.priority.PRIORITY_LOW);
  const ending = endOnSignals();
  // The process whose job this is has died. Another process begins an unfinished job again.
  process.once('disconnect', () => ending.end(1));
  try {
    await work();
    process.exitCode = 0;
  } catch (error) {
    if (!ending.isTold) console.error(oneSentence(error));
    process.exitCode = 1;
  }
  process.channel?.unref();
}
