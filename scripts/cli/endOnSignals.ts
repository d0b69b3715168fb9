import { leaveEmbedded } from '#api/platform/db/postgres/embedded.ts';

/** Exit codes of commands, as shells have them. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

interface Ending {
  /** Whether a signal has come: failures are its consequences then. */
  readonly isTold: boolean;
  /** Leaves the signals to others. */
  release(): void;
}

/**
 * From now on SIGINT and SIGTERM end the process in the middle of its work, with `code` or that of the signal. Before
 * it leaves the embedded database, which would go on running without anybody who uses it.
 */
export function endOnSignals(code?: number): Ending {
  let isTold = false;
  const end = (signal: keyof typeof EXIT_CODES) => {
    isTold = true;
    const exit = () => process.exit(code ?? EXIT_CODES[signal]);
    leaveEmbedded().then(exit, exit);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  return {
    get isTold() {
      return isTold;
    },
    release: () => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
    },
  };
}
