import { answerCache, type AnswerCache, type CachedAnswer } from '#api/platform/http/answerCache.ts';
import { getText } from '#api/platform/http/httpClient.ts';
import { serviceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import type { Position } from '#common/geo/bounds.ts';
import { MINUTE_MS, HOUR_MS } from '#common/time.ts';
import { readCoverage, WeatherRefusal } from './coverage.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { type Observations, observationsOf } from './observations.ts';

/**
 * The weather of a position, asked by cells: neighbours share an answer, and the exact position of a visitor never
 * leaves the server.
 */
export interface WeatherService {
  /** Null where the service has no forecast of that place. Throws OutageError. */
  forecast(at: Position): Promise<CachedAnswer<{ readonly forecast: Forecast | null }>>;
  /** Throws OutageError. */
  observations(at: Position): Promise<CachedAnswer<Observations>>;
}

export interface WeatherServiceOptions {
  /** Address of the WFS. */
  readonly url: URL;
  readonly log: Log;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** An answer takes about a second; a visitor who waits longer for the weather has gone on. */
const TIMEOUT_MS = 6_000;
const ANSWER_MAX = 2_000_000;
const CELLS_CACHED = 2_000;

/** The model's grid is 2.5 km wide. */
const CELL = { lon: 0.05, lat: 0.02 } as const;

/** Stations around a cell, degrees: 90 km; the nearest that measures snow may be far. */
const AROUND = { lon: 1.7, lat: 0.8 } as const;
const OBSERVED_HOURS = 3;

/** A run reaches 66 hours. */
const FORECAST_HOURS = 66;
/** The model runs every three hours, and a run is there about four hours after it began. */
const RUN_MS = 3 * HOUR_MS;
const RUN_TAKES_MS = 4 * HOUR_MS;
/** The next run may be late. */
const LATE_MS = 15 * MINUTE_MS;

const STALE_MS = 12 * HOUR_MS;
const OBSERVATIONS_FRESH_MS = 10 * MINUTE_MS;

export function weatherService({
  url,
  log,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: WeatherServiceOptions): WeatherService {
  const ask = async (query: Query) => {
    const asked = new URL(url);
    for (const [name, value] of Object.entries({ service: 'WFS', version: '2.0.0', request: 'getFeature', ...query }))
      asked.searchParams.set(name, value);
    return readCoverage(await wfsAnswer(asked, timeoutMs));
  };
  const health = serviceHealth({ code: 'weather', name: 'the weather service (FMI_URL)', log, now });
  const shared = { health, max: CELLS_CACHED, now, keyOf: String } as const;
  const forecasts: AnswerCache<Position, { readonly forecast: Forecast | null }> = answerCache({
    ...shared,
    staleMs: STALE_MS,
    freshUntil: ({ forecast }, at) => nextRun(forecast?.modelRun?.getTime() ?? null, at),
    ask: async (cell) => ({
      forecast: await unlessNoData(async () => forecastOf(await ask(forecastQuery(cell, now()))), null),
    }),
  });
  const observations: AnswerCache<Position, Observations> = answerCache({
    ...shared,
    staleMs: OBSERVED_HOURS * HOUR_MS,
    freshUntil: (_value, at) => at + OBSERVATIONS_FRESH_MS,
    ask: (cell) =>
      unlessNoData<Observations>(async () => observationsOf(await ask(observationsQuery(cell, now())), cell), {
        snow: null,
        air: null,
      }),
  });
  return { forecast: (at) => forecasts.get(cellOf(at)), observations: (at) => observations.get(cellOf(at)) };
}

type Query = Readonly<Record<string, string>>;

/** Asks for the forecast of a cell from the present hour on. */
function forecastQuery([lon, lat]: Position, now: number): Query {
  const from = Math.floor(now / HOUR_MS) * HOUR_MS;
  return {
    storedquery_id: 'fmi::forecast::harmonie::surface::point::multipointcoverage',
    latlon: `${lat},${lon}`,
    parameters: 'Temperature,WindGust,TotalCloudCover,Precipitation1h,PrecipitationAmount',
    starttime: timeText(from),
    endtime: timeText(from + FORECAST_HOURS * HOUR_MS),
    timestep: '60',
  };
}

/** Asks for what the stations around a cell have measured in the last hours. */
function observationsQuery([lon, lat]: Position, now: number): Query {
  return {
    storedquery_id: 'fmi::observations::weather::multipointcoverage',
    bbox: [lon - AROUND.lon, lat - AROUND.lat, lon + AROUND.lon, lat + AROUND.lat]
      .map((edge) => edge.toFixed(2))
      .join(','),
    parameters: 't2m,wg_10min,snow_aws',
    starttime: timeText(Math.floor(now / HOUR_MS) * HOUR_MS - OBSERVED_HOURS * HOUR_MS),
    timestep: '60',
  };
}

/** Answers with 400 and 404 are read too: the service refuses with a report, also where it has no data of a place. */
async function wfsAnswer(url: URL, timeoutMs: number): Promise<string> {
  return getText(url, {
    accept: 'application/xml, text/xml',
    types: XML_TYPES,
    answerStatuses: [400, 404],
    timeoutMs,
    maxBytes: ANSWER_MAX,
    attempts: 1,
  });
}

const XML_TYPES = ['application/xml', 'text/xml', 'application/gml+xml'] as const;

async function unlessNoData<T>(read: () => Promise<T>, none: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof WeatherRefusal && error.isNoData) return none;
    throw error;
  }
}

/** Centre of the cell, with the decimals it needs. */
export function cellOf([lon, lat]: Position): Position {
  return [centre(lon, CELL.lon), centre(lat, CELL.lat)];
}

function centre(degrees: number, width: number): number {
  return Number(((Math.floor(degrees / width) + 0.5) * width).toFixed(3));
}

/** When a newer run than this one should be there. */
function nextRun(run: number | null, now: number): number {
  const expected = run === null ? now + HOUR_MS : run + RUN_MS + RUN_TAKES_MS;
  return Math.min(Math.max(expected, now + LATE_MS), now + RUN_MS);
}

function timeText(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
