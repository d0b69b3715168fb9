/** Limits how many tasks run at the same time. */
interface Semaphore {
  /**
   * Runs a task as soon as a slot is free, in the order of the calls; answers what the task answers, and fails as it
   * fails.
   */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
}

/** Makes a semaphore of `slots` slots: that many tasks run at once, further tasks are queued. */
export function createSemaphore(slots: number): Semaphore {
  const queue: (() => void)[] = [];
  let free = slots;

  function release(): void {
    const next = queue.shift();
    // A slot goes straight to the next task in the queue, so that no later caller can overtake it.
    if (next === undefined) free += 1;
    else next();
  }
  return {
    async run(task) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
