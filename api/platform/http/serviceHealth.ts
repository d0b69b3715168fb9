import { Counter } from 'prom-client';
import type { Log } from '#api/platform/log.ts';
import { metrics } from '#api/platform/metrics/registry.ts';
import { MINUTE_MS } from '#common/time.ts';
import { HttpError } from './httpFaults.ts';

/** Why a service answered nothing usable: it was too slow; or it was not reached, is broken, or answers nonsense. */
export type OutageReason = 'timeout' | 'down';

/** A service outside answered nothing usable, and no answer of it is cached. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  readonly reason: OutageReason;

  constructor(reason: OutageReason, cause?: unknown) {
    super(`the service is ${reason === 'timeout' ? 'too slow' : 'down'}`, { cause });
    this.reason = reason;
  }
}

/** The outage that a failure is, of a request or of reading its answer. */
export function outageOf(cause: unknown): OutageError {
  return new OutageError(cause instanceof HttpError && cause.isTimeout ? 'timeout' : 'down', cause);
}

/** Writes the outages of one service to the log. */
export interface ServiceHealth {
  failed(error: unknown): void;
  worked(): void;
}

const answers = new Counter({
  name: 'taival_outside_requests_total',
  help: 'Requests to services outside and to the store of tiles, by whether their answer was usable.',
  labelNames: ['service', 'result'],
  registers: [metrics],
});

/** Services that are asked besides the database. */
export type ServiceCode =
  | 'commons'
  | 'elevation'
  | 'encyclopedia'
  | 'fileStore'
  | 'maintenance'
  | 'warnings'
  | 'weather'
  | 'wikidata';

/** The state of a service by this process's latest request. */
export interface KnownService {
  readonly service: ServiceCode;
  readonly isDown: boolean;
  /** When it was last asked. */
  readonly asked: Date;
}

const known = new Map<ServiceCode, KnownService>();

/** The services that this process has asked. */
export function knownServices(): readonly KnownService[] {
  return [...known.values()];
}

function record(service: ServiceCode, isDown: boolean): void {
  answers.inc({ service, result: isDown ? 'failed' : 'usable' });
  known.set(service, { service, isDown, asked: new Date() });
}

/** An outage is logged once; a service that comes and goes is logged at most once in this time. */
const LOG_MS = 15 * MINUTE_MS;

/** `name` is the name of the service in the log, `code` elsewhere; `instead` what is done without it. */
export function serviceHealth({
  code,
  name,
  log,
  now = Date.now,
  instead = 'what was kept of it is used',
}: {
  readonly code: ServiceCode;
  readonly name: string;
  readonly log: Log;
  readonly now?: (() => number) | undefined;
  readonly instead?: string;
}): ServiceHealth {
  let isDown = false;
  let loggedAt = -Infinity;
  return {
    failed: (error) => {
      record(code, true);
      if (!isDown && now() - loggedAt >= LOG_MS) {
        loggedAt = now();
        log.warn({ error }, `${name} gives no usable answers; ${instead} until it does`);
      }
      isDown = true;
    },
    worked: () => {
      record(code, false);
      isDown = false;
    },
  };
}
