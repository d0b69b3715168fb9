import { z } from 'zod';
import type { Weather } from '#api/domain/outside/weather.ts';
import { WEATHER_TERMS } from '#api/domain/places/sources.ts';

const times = z.array(z.string()).describe('ISO 8601, UTC.');
const numbers = z.array(z.number().nullable());
const measured = { station: z.string(), distanceKm: z.number(), time: z.string() };

const celsius = numbers.describe('°C.');
const speeds = numbers.describe('m/s.');
const shares = numbers.describe('%.');

/** Field names of SPEC §3. */
export const weatherBody = z.object({
  observations: z.object({
    snow: z.object({ ...measured, depthCm: z.number() }).nullable(),
    air: z
      .object({ ...measured, temp: z.number().describe('°C.'), windgust: z.number().nullable().describe('m/s.') })
      .nullable(),
  }),
  forecasts: z.object({
    times,
    temp: celsius,
    precip: numbers.describe('mm since the time before.'),
    windgust: speeds,
    cloud: shares,
  }),
  dayForecasts: z.object({
    times: times.describe('When each day begins in Finland; ISO 8601, UTC.'),
    dates: z.array(z.string()).describe('In Finland.'),
    complete: z.array(z.boolean()).describe('Whether every hour of the day is forecast.'),
    minTemp: celsius,
    maxTemp: celsius,
    sumPrecip: numbers.describe('mm.'),
    avgCloud: shares,
    maxWind: speeds,
  }),
  sun: z.array(
    z.object({
      date: z.string(),
      sunrise: z.string().nullable(),
      sunset: z.string().nullable(),
      state: z.enum(['RISES', 'POLAR_DAY', 'POLAR_NIGHT']),
    }),
  ),
  pt: z.tuple([z.number(), z.number()]).describe('[lon, lat] of the forecast.'),
  modelRun: z.string().nullable(),
  fetched: z.string(),
  isStale: z.boolean().describe('A newer forecast could not be had.'),
  attribution: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
});

type WeatherBody = z.input<typeof weatherBody>;

export function weatherJson({
  forecasts,
  dayForecasts,
  sun,
  pt,
  modelRun,
  fetched,
  isStale,
  observations,
}: Weather): WeatherBody {
  const { attribution, licence, licenceUrl } = WEATHER_TERMS;
  return {
    observations: observationsJson(observations),
    forecasts: {
      times: texts(forecasts.times),
      temp: [...forecasts.temp],
      precip: [...forecasts.precip],
      windgust: [...forecasts.windgust],
      cloud: [...forecasts.cloud],
    },
    dayForecasts: daysJson(dayForecasts),
    sun: sun.map(({ date, sunrise, sunset, state }) => ({
      date,
      sunrise: sunrise?.toISOString() ?? null,
      sunset: sunset?.toISOString() ?? null,
      state,
    })),
    pt: [...pt],
    modelRun: modelRun?.toISOString() ?? null,
    fetched: fetched.toISOString(),
    isStale,
    attribution,
    licence,
    licenceUrl,
  };
}

function observationsJson({ snow, air }: Weather['observations']): WeatherBody['observations'] {
  return {
    snow: snow && { ...snow, time: snow.time.toISOString() },
    air: air && { ...air, time: air.time.toISOString() },
  };
}

function daysJson(days: Weather['dayForecasts']): WeatherBody['dayForecasts'] {
  return {
    times: texts(days.times),
    dates: [...days.dates],
    complete: [...days.complete],
    minTemp: [...days.minTemp],
    maxTemp: [...days.maxTemp],
    sumPrecip: [...days.sumPrecip],
    avgCloud: [...days.avgCloud],
    maxWind: [...days.maxWind],
  };
}

function texts(dates: readonly Date[]): string[] {
  return dates.map((date) => date.toISOString());
}
