import { type KeptAnswer, keptAnswers, type KeptAnswers, serviceHealth } from '#api/platform/http/answerCache.ts';
import { getText } from '#api/platform/http/httpClient.ts';
import type { Log } from '#api/platform/log.ts';
import type { Position } from '#common/geo/bounds.ts';
import { readCoverage, WeatherRefusal } from './coverage.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { type Observations, observationsOf } from './observations.ts';

/**
 * The weather service as everybody asks it: by cells, so that neighbours share an answer and nobody's position leaves
 * the server.
 */
export interface WeatherService {
  /** Null where the service has no forecast of that place. Throws OutageError. */
  forecast(at: Position): Promise<KeptAnswer<{ readonly forecast: Forecast | null }>>;
  /** Throws OutageError. */
  observations(at: Position): Promise<KeptAnswer<Observations>>;
}

export interface WeatherServiceOptions {
  /** Of the WFS. */
  readonly url: URL;
  readonly log: Log;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An answer takes a second; whoever waits longer for a panel has gone on. */
const TIMEOUT_MS = 6_000;
const ANSWER_MAX = 2_000_000;
const CELLS_KEPT = 2_000;

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
  const ask = async (query: Readonly<Record<string, string>>) => {
    const asked = new URL(url);
    for (const [name, value] of Object.entries({ service: 'WFS', version: '2.0.0', request: 'getFeature', ...query }))
      asked.searchParams.set(name, value);
    return readCoverage(await wfsAnswer(asked, timeoutMs));
  };
  const health = serviceHealth({ name: 'the weather service (FMI_URL)', log, now });
  const kept = { health, max: CELLS_KEPT, now, keyOf: String } as const;
  const forecasts: KeptAnswers<Position, { readonly forecast: Forecast | null }> = keptAnswers({
    ...kept,
    staleMs: STALE_MS,
    freshUntil: ({ forecast }, at) => nextRun(forecast?.modelRun?.getTime() ?? null, at),
    ask: async ([lon, lat]) => {
      const from = Math.floor(now() / HOUR_MS) * HOUR_MS;
      const query = {
        storedquery_id: 'fmi::forecast::harmonie::surface::point::multipointcoverage',
        latlon: `${lat},${lon}`,
        parameters: 'Temperature,WindGust,TotalCloudCover,Precipitation1h,PrecipitationAmount',
        starttime: timeText(from),
        endtime: timeText(from + FORECAST_HOURS * HOUR_MS),
        timestep: '60',
      };
      return { forecast: await unlessNoData(async () => forecastOf(await ask(query)), null) };
    },
  });
  const observations: KeptAnswers<Position, Observations> = keptAnswers({
    ...kept,
    staleMs: OBSERVED_HOURS * HOUR_MS,
    freshUntil: (_value, at) => at + OBSERVATIONS_FRESH_MS,
    ask: async (cell) => {
      const [lon, lat] = cell;
      const query = {
        storedquery_id: 'fmi::observations::weather::multipointcoverage',
        bbox: [lon - AROUND.lon, lat - AROUND.lat, lon + AROUND.lon, lat + AROUND.lat]
          .map((edge) => edge.toFixed(2))
          .join(','),
        parameters: 't2m,wg_10min,snow_aws',
        starttime: timeText(Math.floor(now() / HOUR_MS) * HOUR_MS - OBSERVED_HOURS * HOUR_MS),
        timestep: '60',
      };
      return unlessNoData<Observations>(async () => observationsOf(await ask(query), cell), { snow: null, air: null });
    },
  });
  return { forecast: (at) => forecasts.get(cellOf(at)), observations: (at) => observations.get(cellOf(at)) };
}

/** The service refuses questions with 400 or 404 and a report; that it has no data of a place is told so as well. */
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
