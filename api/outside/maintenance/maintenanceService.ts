import { z } from 'zod';
import type { MaintenanceForm, MaintenanceSource } from '#api/platform/configMaintenance.ts';
import { getJson } from '#api/platform/http/httpClient.ts';
import { politeAsking } from '#api/platform/http/politeAsking.ts';
import { serviceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import { HOUR_MS, SECOND_MS } from '#common/time.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import type { MaintenanceObservation } from './maintenanceObservation.ts';
import { outdoorsObservations } from './outdoors.ts';
import { serviceMapPage } from './serviceMap.ts';

interface MaintenanceAnswer {
  /** When the source was asked. */
  readonly at: Date;
  /** All its observations that are still valid; of each place and property the latest. */
  readonly observations: readonly MaintenanceObservation[];
  /** To be given with the next question. */
  readonly state: State;
}

/** One source of maintenance, for a job that asks it every few minutes. */
export interface MaintenanceService {
  /** Key of the source. */
  readonly source: string;
  /**
   * `state` is that of the last good answer. Throws OutageError where not all of it can be had, or where a cache on the
   * way answers what the source said before: then the last answer stands, with its age.
   */
  read(state: unknown): Promise<MaintenanceAnswer>;
}

export interface MaintenanceServiceOptions {
  readonly source: MaintenanceSource;
  readonly log: Log;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const TIMEOUT_MS = 20 * SECOND_MS;
const BYTES_MAX = 20_000_000;
/** The region has some hundred places that are observed, and a page a thousand. */
const PAGES_MAX = 5;
const OBSERVATIONS_MAX = 5_000;

export function maintenanceService({
  source,
  log,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: MaintenanceServiceOptions): MaintenanceService {
  const health = serviceHealth({
    code: 'maintenance',
    name: `the source of maintenance "${source.key}" (MAINTENANCE_SOURCES)`,
    log,
    now,
    instead: 'its last good answer is used, with its age,',
  });
  const get = (url: URL) => getJson(url, { types: JSON_TYPES, timeoutMs, maxBytes: BYTES_MAX, attempts: 1 });
  const read = async (stored: unknown): Promise<MaintenanceAnswer> => {
    const at = now();
    const observations = await READERS[source.form](source, get, at);
    if (observations.length > OBSERVATIONS_MAX) throw new Error('the source tells of too many places');
    return { at: new Date(at), observations, state: stateAfter(observations, stored, at) };
  };
  return { source: source.key, read: politeAsking(read, { health, now }) };
}

const state = z.object({
  /** When the latest observation was made, ms; 0: there was none. */
  newest: z.number(),
  /** Until then (ms) an answer without an observation as new as `newest` counts as an old answer. */
  until: z.number(),
});
type State = z.output<typeof state>;

/** A source that has deleted its latest observation is believed after so long. */
const OLD_ANSWERS_MS = HOUR_MS;

/** Throws Error for an answer that is older than the last one. */
function stateAfter(observations: readonly MaintenanceObservation[], stored: unknown, at: number): State {
  const last = state.safeParse(stored).data;
  const latest = observations.toSorted((a, b) => Number(b.observedAt) - Number(a.observedAt))[0];
  const newest = Number(latest?.observedAt ?? 0);
  // An end that is farther away than any was set before the clock was set back.
  const isOld = last !== undefined && newest < last.newest && at < last.until && last.until <= at + OLD_ANSWERS_MS;
  if (isOld) throw new Error('the source answers what it said before');
  return { newest, until: Math.min(at + OLD_ANSWERS_MS, Number(latest?.validUntil ?? at)) };
}

const JSON_TYPES = ['application/json', 'application/geo+json'] as const;

type Reader = (
  source: MaintenanceSource,
  get: (url: URL) => Promise<unknown>,
  now: number,
) => Promise<readonly MaintenanceObservation[]>;

const READERS: Readonly<Record<MaintenanceForm, Reader>> = {
  outdoors: async (source, get, now) => outdoorsObservations(await get(new URL(source.url)), source, now),
  serviceMap: async (source, get, now) => {
    const observations: MaintenanceObservation[] = [];
    let url: URL | null = new URL(source.url);
    for (let pages = 0; url !== null; pages += 1) {
      if (pages === PAGES_MAX) throw new Error('the service map answers with too many pages');
      const page = serviceMapPage(await get(url), source, now);
      observations.push(...page.observations);
      url = nextPage(page.next, url);
    }
    return observations;
  },
};

/** Throws Error for a page at another service: none is asked but the configured one. */
function nextPage(next: string | null, current: URL): URL | null {
  if (next === null || next === '') return null;
  const url = parseUrl(next, current);
  if (url === null || url.host !== current.host) throw new Error('the service map continues at another service');
  // Behind a proxy some services name their own pages without encryption.
  url.protocol = current.protocol;
  return url;
}
