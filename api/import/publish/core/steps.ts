import { setImmediate } from 'node:timers/promises';
import type { Progress } from '#api/platform/reading.ts';

/** The steps of one publish: reported as they begin, timed when they end. */
export interface Steps {
  /** Runs a step over `total` things, after other work of the process has had a chance to run. */
  run<T>(name: string, total: number, work: () => T | Promise<T>): Promise<T>;
  /** Runs a step that reports on itself. */
  timed<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Milliseconds of each step so far, in order. */
  readonly timings: Readonly<Record<string, number>>;
}

export function stepsWith(progress: Progress): Steps {
  const timings: Record<string, number> = {};
  async function timed<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    timings[name] = (timings[name] ?? 0) + Math.round(performance.now() - start);
    return result;
  }
  return {
    timings,
    timed,
    run: async (name, total, work) => {
      progress(name, 0, total, 'places');
      await setImmediate();
      const result = await timed(name, work);
      progress(name, total, total, 'places');
      return result;
    },
  };
}
