import { leaveEmbedded } from '#api/platform/db/postgres/embedded.ts';

/** Exit codes of commands, as shells have them. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

interface Ending {
  /** Whether the process is ending: failures are consequences of that then. */
  readonly isEnding: boolean;
  /** Ends the process with `code`, in the way of a signal; does nothing where it is ending already. */
  end(code: number): void;
  /** Removes the listeners. */
  release(): void;
}

/**
 * From now on SIGINT and SIGTERM end the process in the middle of its work, with `code` or that of the signal. Before
 * it leaves the embedded database, which would go on running without anybody who uses it.
 */
export function endOnSignals(code?: number): Ending {
  let isEnding = false;
  const end = (exitCode: number) => {
    if (isEnding) return;
    isEnding = true;
    const exit = () => process.exit(exitCode);
    leaveEmbedded().then(exit, exit);
  };
  const onSignal = (signal: keyof typeof EXIT_CODES) => end(code ?? EXIT_CODES[signal]);
  // Not `once`: Ctrl-C comes from the terminal and again from npm, and without a listener the second one kills.
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    get isEnding() {
      return isEnding;
    },
    end,
    release: () => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    },
  };
}
