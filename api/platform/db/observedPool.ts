import type pg from 'pg';
import { Gauge, Histogram } from 'prom-client';
import { metrics } from '#api/platform/metrics/registry.ts';
import { SECOND_MS } from '#common/time.ts';

/** Which server a pool leads to. */
export type ObservedServer = 'primary' | 'replica';

const pools = new Map<pg.Pool, ObservedServer>();

const statements = new Histogram({
  name: 'taival_sql_seconds',
  help: 'Time of SQL statements, from sending to the last row.',
  labelNames: ['server'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
  registers: [metrics],
});

metrics.registerMetric(
  new Gauge({
    name: 'taival_sql_connections',
    help: 'Connections of the pools that answer requests and jobs, by what they do.',
    labelNames: ['server', 'state'],
    registers: [],
    collect() {
      this.reset();
      for (const [pool, server] of openPools()) {
        this.inc({ server, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.inc({ server, state: 'idle' }, pool.idleCount);
      }
    },
  }),
);

metrics.registerMetric(
  new Gauge({
    name: 'taival_sql_waiting',
    help: 'Callers that wait for a connection of a pool.',
    labelNames: ['server'],
    registers: [],
    collect() {
      this.reset();
      for (const [pool, server] of openPools()) this.inc({ server }, pool.waitingCount);
    },
  }),
);

/** Counts the connections of a pool and times its statements. */
export function observe(pool: pg.Pool, server: ObservedServer): void {
  pools.set(pool, server);
  const times = statements.labels({ server });
  pool.on('connect', (client) => timeStatements(client, (seconds) => times.observe(seconds)));
}

function openPools(): [pg.Pool, ObservedServer][] {
  for (const pool of pools.keys()) if (pool.ended) pools.delete(pool);
  return [...pools];
}

/** `pg` takes a statement with a callback as the last argument, as its pool gives one, or answers a promise. */
function timeStatements(client: pg.PoolClient, ended: (seconds: number) => void): void {
  const send: unknown = Reflect.get(client, 'query');
  if (typeof send !== 'function') return;
  const query = (...args: unknown[]): unknown => {
    const began = performance.now();
    const end = () => ended((performance.now() - began) / SECOND_MS);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const last = (...answer: unknown[]): unknown => {
        end();
        return Reflect.apply(callback, undefined, answer);
      };
      return Reflect.apply(send, client, [...args.slice(0, -1), last]);
    }
    const answer: unknown = Reflect.apply(send, client, args);
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  };
  Object.assign(client, { query });
}
