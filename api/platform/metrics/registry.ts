import { collectDefaultMetrics, Counter, Registry } from 'prom-client';

/** All that this process counts, whether anybody reads it or not: a process has one set, as it has one log. */
export const metrics = new Registry();

let watchesProcess = false;

/** Has memory, CPU time, garbage collection and the lag of the event loop measured; once, since it costs a timer. */
export function watchProcess(): void {
  if (watchesProcess) return;
  watchesProcess = true;
  collectDefaultMetrics({ register: metrics });
}

const lookups = new Counter({
  name: 'taival_cache_lookups_total',
  help: 'Lookups in the caches of this process, by whether the answer was there.',
  labelNames: ['cache', 'result'],
  registers: [metrics],
});

/** Counts lookups in a cache; `isHit`: the answer was there. */
export function countLookups(cache: string): (isHit: boolean) => void {
  const [hit, miss] = [
    { cache, result: 'hit' },
    { cache, result: 'miss' },
  ];
  // From the start, so that a share can be computed.
  lookups.inc(hit, 0);
  lookups.inc(miss, 0);
  return (isHit) => lookups.inc(isHit ? hit : miss);
}
