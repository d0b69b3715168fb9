/** As many callers are queued as may be. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface Semaphore {
  /** Does the work as soon as there is a free slot, in the order of the calls. Throws BusyError. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Limits one kind of work in this process: `atOnce` run at the same time, `queuedMax` more may be queued. */
export function createSemaphore(atOnce: number, queuedMax: number): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work) => {
      if (running < atOnce) running += 1;
      else if (queue.length >= queuedMax) throw new BusyError('too much is waiting');
      // A finished task passes its slot to the next in the queue, so that no later caller can overtake.
      else await new Promise<void>((resolve) => void queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
