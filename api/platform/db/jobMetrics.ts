import { Counter, Histogram } from 'prom-client';
import { metrics } from '#api/platform/metrics/registry.ts';
import { SECOND_MS } from '#common/time.ts';

const runs = new Counter({
  name: 'taival_job_runs_total',
  help: 'Runs of jobs by this process. A job that failed is tried again, as often as its queue allows.',
  labelNames: ['queue', 'result'],
  registers: [metrics],
});

const times = new Histogram({
  name: 'taival_job_seconds',
  help: 'Time that runs of jobs took.',
  labelNames: ['queue'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 300, 3600],
  registers: [metrics],
});

/** Counts a run of a job that has ended. */
export function countRun(queue: string, isDone: boolean, ms: number): void {
  runs.inc({ queue, result: isDone ? 'done' : 'failed' });
  times.observe({ queue }, ms / SECOND_MS);
}
