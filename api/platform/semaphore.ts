/** More than may wait are waiting already. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface Turns {
  /** Does the work when it is its turn, in the order of asking. Throws BusyError. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets this process do so much of one kind of work at a time, and have so much more of it waiting. */
export function createTurns(atOnce: number, waitingMax: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    take: async (work) => {
      if (running < atOnce) running += 1;
      else if (waiting.length >= waitingMax) throw new BusyError('too much is waiting');
      // Whoever ends hands the place over: nobody comes between.
      else await new Promise<void>((resolve) => void waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
