import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError, UnavailableError } from '#api/domain/core/errors.ts';
import type { Outside } from '#api/outside/outside.ts';
import type { DayForecasts, Forecasts } from '#api/outside/weather/forecast.ts';
import type { Observations } from '#api/outside/weather/observations.ts';
import { cellOf, type WeatherService } from '#api/outside/weather/weatherService.ts';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { localDate } from '#common/localDays.ts';
import { available } from './available.ts';
import { type SunDay, sunDay } from './sun.ts';

/** The weather at a point (SPEC §3), with the terms to be shown with it. */
export interface Weather {
  readonly observations: Observations;
  readonly forecasts: Forecasts;
  readonly dayForecasts: DayForecasts;
  /** The sun of today and of the days forecast. */
  readonly sun: readonly SunDay[];
  /** Where the forecast is of: near the point asked for. */
  readonly pt: Position;
  readonly modelRun: Date | null;
  /** When the forecast was fetched. */
  readonly fetched: Date;
  /** A newer one could not be had. */
  readonly isStale: boolean;
}

type Asking = Pick<Context, 'now'> & { readonly outside: Pick<Outside, 'weather'> };

/** Observations may come this much later than the forecast; else they are left out. */
const OBSERVATIONS_LATER_MS = 1_500;

/** Throws InvalidInputError('position', 'outsideFinland'), UnavailableError. */
export async function weatherAt({ outside, now }: Asking, position: Position): Promise<Weather> {
  if (!containsPosition(FINLAND_BOUNDS, position)) throw new InvalidInputError('position', 'outsideFinland');
  const observing = observed(outside.weather, position);
  const { value, at, isStale } = await available(outside.weather.forecast(position));
  const { forecast } = value;
  if (forecast === null) throw new UnavailableError('noData');
  const { forecasts, dayForecasts, modelRun, pt } = forecast;
  const dates = new Set([localDate(now.getTime()), ...dayForecasts.dates]);
  return {
    observations: await Promise.race([observing, pause(OBSERVATIONS_LATER_MS, NOTHING_OBSERVED, { ref: false })]),
    forecasts,
    dayForecasts,
    sun: [...dates].toSorted().map((date) => sunDay(date, position)),
    pt: pt ?? cellOf(position),
    modelRun,
    fetched: at,
    isStale,
  };
}

/**
 * The weather of a public place. Throws UnavailableError: `noData` for places outside the area that is forecast, too.
 */
export async function weatherOf(asking: Asking, position: Position): Promise<Weather> {
  if (!containsPosition(FINLAND_BOUNDS, position)) throw new UnavailableError('noData');
  return weatherAt(asking, position);
}

const NOTHING_OBSERVED: Observations = { snow: null, air: null };

/** A forecast is worth showing without them. */
async function observed(weather: WeatherService, position: Position): Promise<Observations> {
  try {
    return (await weather.observations(position)).value;
  } catch {
    return NOTHING_OBSERVED;
  }
}
