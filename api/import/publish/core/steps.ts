import { setImmediate } from 'node:timers/promises';
import type { Progress } from '#api/platform/reading.ts';

/** The steps of one publish: reported as they begin, timed when they end. */
export interface Steps {
  /** Runs a step over `total` things, after other work of the process has had a chance to run. */
  run<T>(name: string, total: number, work: () => T | Promise<T>): Promise<T>;
  /** Milliseconds of each step so far, in order. */
  readonly timings: Readonly<Record<string, number>>;
}

export function stepsWith(progress: Progress, unit = 'places'): Steps {
  const timings: Record<string, number> = {};
  return {
    timings,
    run: async (name, total, work) => {
      progress(name, 0, total, unit);
      await setImmediate();
      const start = performance.now();
      const result = await work();
      timings[name] = (timings[name] ?? 0) + Math.round(performance.now() - start);
      progress(name, total, total, unit);
      return result;
    },
  };
}
