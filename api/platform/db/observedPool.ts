import { context } from '@opentelemetry/api';
import type pg from 'pg';
import { Gauge, Histogram } from 'prom-client';
import { metrics } from '#api/platform/metrics/registry.ts';
import { endSpan, isTracing, startSpan } from '#api/platform/tracing/spans.ts';
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
  if (isTracing()) keepContexts(pool);
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
    const span = isTracing() ? startSpan(`SQL ${verbOf(args[0])}`, { 'db.system.name': 'postgresql' }) : null;
    const end = (failed: boolean) => {
      ended((performance.now() - began) / SECOND_MS);
      endSpan(span, failed);
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const last = (...answer: unknown[]): unknown => {
        end(answer[0] instanceof Error);
        return Reflect.apply(callback, undefined, answer);
      };
      return Reflect.apply(send, client, [...args.slice(0, -1), last]);
    }
    const answer: unknown = Reflect.apply(send, client, args);
    if (answer instanceof Promise)
      answer.then(
        () => end(false),
        () => end(true),
      );
    else endSpan(span, false);
    return answer;
  };
  Object.assign(client, { query });
}

/** The first word of a statement. The rest is left out: it may hold what people have written. */
function verbOf(statement: unknown): string {
  const text: unknown =
    typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : statement;
  return /^\s*([a-z]+)/i.exec(typeof text === 'string' ? text : '')?.[1]?.toUpperCase() ?? 'OTHER';
}

/** A caller that waits for a connection gets it from another one, and goes on in its own trace all the same. */
function keepContexts(pool: pg.Pool): void {
  const connect: unknown = Reflect.get(pool, 'connect');
  if (typeof connect !== 'function') return;
  Object.assign(pool, {
    connect: (...args: unknown[]): unknown =>
      Reflect.apply(
        connect,
        pool,
        args.map((callback) => (typeof callback === 'function' ? context.bind(context.active(), callback) : callback)),
      ),
  });
}
