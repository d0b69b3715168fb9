import { endOnSignals } from './endOnSignals.ts';
import { oneSentence } from './sentence.ts';

/**
 * Does the work of a command, which answers its exit code. A failure is one line on the error output, and exit code 1;
 * SIGINT and SIGTERM end the command in the middle of its work. `begin` gets what ends it in the same way.
 */
export async function runCommand(
  main: () => Promise<number>,
  begin?: (end: (code: number) => void) => void,
): Promise<void> {
  const ending = endOnSignals();
  begin?.(ending.end);
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!ending.isEnding) console.error(oneSentence(error));
    process.exitCode = 1;
  }
}
