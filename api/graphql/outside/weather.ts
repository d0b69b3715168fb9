import type { SunDay } from '#api/domain/outside/sun.ts';
import { weatherAt, weatherOf, type Weather } from '#api/domain/outside/weather.ts';
import { positionOf } from '#api/domain/places/places.ts';
import { WEATHER_TERMS } from '#api/domain/places/sources.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { orUnavailable, UnavailableRef } from '#api/graphql/core/unavailable.ts';
import type { DayForecasts, Forecasts } from '#api/outside/weather/forecast.ts';
import type { AirObservation, Observations, SnowObservation } from '#api/outside/weather/observations.ts';

const SnowObservationRef = builder.objectRef<SnowObservation>('SnowObservation').implement({
  fields: (t) => ({
    depthCm: t.exposeFloat('depthCm', { description: '0 where there is none.' }),
    distanceKm: t.exposeFloat('distanceKm'),
    station: t.exposeString('station', { description: 'Its name; empty where it is not known.' }),
    time: t.expose('time', { type: 'DateTime' }),
  }),
});

const AirObservationRef = builder.objectRef<AirObservation>('AirObservation').implement({
  fields: (t) => ({
    distanceKm: t.exposeFloat('distanceKm'),
    station: t.exposeString('station', { description: 'Its name; empty where it is not known.' }),
    temp: t.exposeFloat('temp', { description: '°C.' }),
    time: t.expose('time', { type: 'DateTime' }),
    windgust: t.exposeFloat('windgust', { nullable: true, description: 'm/s.' }),
  }),
});

const ObservationsRef = builder.objectRef<Observations>('WeatherObservations').implement({
  description: 'The last that was measured, each by the nearest station that measures it.',
  fields: (t) => ({
    air: t.field({ type: AirObservationRef, nullable: true, resolve: ({ air }) => air }),
    snow: t.field({
      type: SnowObservationRef,
      nullable: true,
      description: 'Null where no station near measures it.',
      resolve: ({ snow }) => snow,
    }),
  }),
});

/** A list of numbers, null at the times without a forecast. */
const NUMBERS = { nullable: { list: false, items: true } } as const;

const ForecastsRef = builder.objectRef<Forecasts>('WeatherForecasts').implement({
  description: 'Hour by hour: what stands at an index of the lists belongs to the time at that index.',
  fields: (t) => ({
    cloud: t.floatList({ ...NUMBERS, description: 'Cover of the sky, %.', resolve: ({ cloud }) => [...cloud] }),
    precip: t.floatList({ ...NUMBERS, description: 'mm since the time before.', resolve: ({ precip }) => [...precip] }),
    temp: t.floatList({ ...NUMBERS, description: '°C.', resolve: ({ temp }) => [...temp] }),
    times: t.field({ type: ['DateTime'], resolve: ({ times }) => [...times] }),
    windgust: t.floatList({ ...NUMBERS, description: 'm/s.', resolve: ({ windgust }) => [...windgust] }),
  }),
});

const DayForecastsRef = builder.objectRef<DayForecasts>('WeatherDayForecasts').implement({
  description: 'Finnish day by Finnish day, from the hours that are forecast of each.',
  fields: (t) => ({
    avgCloud: t.floatList({ ...NUMBERS, description: '%.', resolve: ({ avgCloud }) => [...avgCloud] }),
    complete: t.booleanList({
      description: 'Whether every hour of the day is forecast.',
      resolve: ({ complete }) => [...complete],
    }),
    dates: t.field({ type: ['Date'], resolve: ({ dates }) => [...dates] }),
    maxTemp: t.floatList({ ...NUMBERS, description: '°C.', resolve: ({ maxTemp }) => [...maxTemp] }),
    maxWind: t.floatList({
      ...NUMBERS,
      description: 'The strongest gust, m/s.',
      resolve: ({ maxWind }) => [...maxWind],
    }),
    minTemp: t.floatList({ ...NUMBERS, description: '°C.', resolve: ({ minTemp }) => [...minTemp] }),
    sumPrecip: t.floatList({ ...NUMBERS, description: 'mm.', resolve: ({ sumPrecip }) => [...sumPrecip] }),
    times: t.field({
      type: ['DateTime'],
      description: 'When each day begins in Finland.',
      resolve: ({ times }) => [...times],
    }),
  }),
});

const SunStateEnum = builder.enumType('SunState', {
  values: {
    POLAR_DAY: { description: 'It is up all day.' },
    POLAR_NIGHT: { description: 'It is down all day.' },
    RISES: {},
  },
});

const SunDayRef = builder.objectRef<SunDay>('SunDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'In Finland.' }),
    state: t.expose('state', { type: SunStateEnum }),
    sunrise: t.expose('sunrise', { type: 'DateTime', nullable: true }),
    sunset: t.expose('sunset', { type: 'DateTime', nullable: true }),
  }),
});

const WeatherRef = builder.objectRef<Weather>('Weather').implement({
  fields: (t) => ({
    attribution: t.string({
      description: 'Has to stand where the weather is shown.',
      resolve: () => WEATHER_TERMS.attribution,
    }),
    dayForecasts: t.field({ type: DayForecastsRef, resolve: ({ dayForecasts }) => dayForecasts }),
    fetched: t.expose('fetched', { type: 'DateTime', description: 'When the service told the forecast.' }),
    forecasts: t.field({ type: ForecastsRef, resolve: ({ forecasts }) => forecasts }),
    isStale: t.exposeBoolean('isStale', { description: 'A newer forecast could not be had.' }),
    licence: t.string({ resolve: () => WEATHER_TERMS.licence }),
    licenceUrl: t.string({ resolve: () => WEATHER_TERMS.licenceUrl }),
    modelRun: t.expose('modelRun', { type: 'DateTime', nullable: true, description: 'When the forecast was made.' }),
    observations: t.field({ type: ObservationsRef, resolve: ({ observations }) => observations }),
    pt: t.expose('pt', { type: 'Position', description: 'Where the forecast is of: near the place.' }),
    sun: t.field({ type: [SunDayRef], description: 'Of today and the days forecast.', resolve: ({ sun }) => [...sun] }),
  }),
});

const WeatherAnswerRef = builder.unionType('WeatherAnswer', {
  types: [WeatherRef, UnavailableRef],
  resolveType: (value) => ('unavailable' in value ? UnavailableRef : WeatherRef),
});

builder.objectField(AttractionRef, 'weather', (t) =>
  t.field({
    type: WeatherAnswerRef,
    description: 'Asked of a service outside: to be asked by itself, not with what a page waits for.',
    complexity: FIELD_COSTS.outside,
    resolve: (place, _args, ctx) => orUnavailable(weatherOf(ctx, positionOf(place))),
  }),
);

builder.queryField('weatherAt', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: WeatherAnswerRef,
    description: 'The weather at a point in Finland.',
    args: { position: t.arg({ type: 'Position', required: true }) },
    complexity: FIELD_COSTS.outside,
    resolve: (_root, { position }, ctx) => orUnavailable(weatherAt(ctx, position)),
  }),
);
