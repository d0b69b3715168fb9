import { setImmediate } from 'node:timers/promises';
import type { Context } from '#api/domain/core/context.ts';
import type { Outside } from '#api/outside/outside.ts';
import { type Bounds, centreOf, containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { type Moment, momentAt, type Outlook } from '#common/ranking/moment.ts';
import { HOUR_MS } from '#common/time.ts';

type Asking = Pick<Context, 'now'> & { readonly outside: Pick<Outside, 'weather'> | null };

/**
 * Width of the squares that share a forecast here, degrees: about 25 km. So wherever visitors look, the weather service
 * is asked for some hundred squares at most.
 */
const SQUARE = { lon: 0.5, lat: 0.25 } as const;
const OUTLOOK_HOURS = 3;

/** The weather is asked for where the bounds are no higher than this, degrees: beyond, it differs within them. */
const ONE_WEATHER = 2;

/** The present moment, as it is in the middle of bounds. */
export async function presentMoment(asking: Asking, bounds: Bounds): Promise<Moment> {
  const centre = centreOf(bounds);
  const isLocal = bounds[3] - bounds[1] <= ONE_WEATHER;
  return momentAt(asking.now, centre, isLocal ? await outlook(asking, centre) : null);
}

/**
 * The worst that is forecast for the next hours; null where the forecast is not at hand: a list does not wait for it,
 * but the next one will have it.
 */
async function outlook({ now, outside }: Asking, position: Position): Promise<Outlook | null> {
  if (outside === null || !containsPosition(FINLAND_BOUNDS, position)) return null;
  const answer = outside.weather.forecast(squareOf(position)).catch(() => null);
  const hours = (await Promise.race([answer, setImmediate(null)]))?.value.forecast?.forecasts;
  if (!hours) return null;
  const ahead = (values: readonly (number | null)[]) =>
    hours.times.flatMap((time, at) => {
      const away = time.getTime() - now.getTime();
      return away > 0 && away <= OUTLOOK_HOURS * HOUR_MS ? (values[at] ?? []) : [];
    });
  const [temps, rain] = [ahead(hours.temp), ahead(hours.precip)];
  return { temp: temps.length === 0 ? null : Math.min(...temps), precip: rain.length === 0 ? null : Math.max(...rain) };
}

function squareOf([lon, lat]: Position): Position {
  return [middle(lon, SQUARE.lon), middle(lat, SQUARE.lat)];
}

function middle(degrees: number, width: number): number {
  return (Math.floor(degrees / width) + 0.5) * width;
}
