import { formatDate } from '#common/format.ts';
import {
  type HourForecasts,
  isMeasuredNow,
  isSnowShown,
  nowSpell,
  restOfToday,
  type Spell,
  spellsFrom,
  startOfHour,
  wholeDays,
} from '#common/weather.ts';
import type { WeatherPanelQuery$data } from '#web/__generated__/WeatherPanelQuery.graphql.ts';

type WeatherAnswer = WeatherPanelQuery$data['weatherAt'];
type AnsweredWeather = Extract<WeatherAnswer, { readonly __typename: 'Weather' }>;

export type Sun = AnsweredWeather['sun'][number];

/** The weather that the panel shows at a moment. */
export interface PanelWeather extends Pick<AnsweredWeather, 'licence' | 'licenceUrl'> {
  readonly now: Spell | null;
  /** The measurement that `now` shows; null where that is a forecast. */
  readonly measured: NonNullable<AnsweredWeather['observations']['air']> | null;
  /** The rest of today. */
  readonly today: Spell | null;
  readonly days: readonly Spell[];
  /** Spells of six hours, from now on. */
  readonly spells: readonly Spell[];
  /** From now on. */
  readonly hours: HourForecasts;
  /** Null for no snow. */
  readonly snow: NonNullable<AnsweredWeather['observations']['snow']> | null;
  /** Sunrise and sunset of today. */
  readonly sun: Sun | null;
  /** When an old forecast was fetched that could not be renewed; null for a fresh one. */
  readonly staleSince: Date | null;
}

/** The answer as the panel shows it; null for nothing to show. */
export function readWeather(answer: WeatherAnswer, now: number): PanelWeather | null {
  if (answer.__typename !== 'Weather') return null;
  const { observations, sun, fetched, isStale, licence, licenceUrl } = answer;
  const hours = { ...answer.forecasts, times: answer.forecasts.times.map(Date.parse) };
  const dayForecasts = { ...answer.dayForecasts, times: answer.dayForecasts.times.map(Date.parse) };
  const days = wholeDays(dayForecasts, now);
  const measured = measuredAt(observations.air, now);
  const present = nowSpell(
    hours,
    now,
    measured && { ...measured, windgust: measured.windgust ?? null, time: Date.parse(measured.time) },
  );
  if (present === null && days.length === 0) return null;
  const today = isoDate(now);
  return {
    now: present,
    measured,
    today: restOfToday(hours, dayForecasts, now),
    days,
    spells: spellsFrom(hours, now),
    hours: hoursFrom(hours, startOfHour(now)),
    snow: observations.snow && isSnowShown(observations.snow.depthCm) ? observations.snow : null,
    sun: sun.find(({ date }) => date === today) ?? null,
    staleSince: isStale ? new Date(fetched) : null,
    licence,
    licenceUrl,
  };
}

/** The measurement that shows the present weather; null for none. */
function measuredAt(air: AnsweredWeather['observations']['air'], now: number): PanelWeather['measured'] {
  if (!air) return null;
  return isMeasuredNow({ ...air, windgust: air.windgust ?? null, time: Date.parse(air.time) }, now) ? air : null;
}

/** The Finnish date, YYYY-MM-DD. */
function isoDate(time: number): string {
  return formatDate(new Date(time)).split('.').toReversed().join('-');
}

function hoursFrom({ times, temp, precip, windgust, cloud }: HourForecasts, from: number): HourForecasts {
  const start = times.findIndex((time) => time >= from);
  const at = start < 0 ? times.length : start;
  return {
    times: times.slice(at),
    temp: temp.slice(at),
    precip: precip.slice(at),
    windgust: windgust.slice(at),
    cloud: cloud.slice(at),
  };
}

/** Whether the sun is down in the middle of a spell. */
export function isDark({ from, to }: Spell, sun: Sun | null): boolean {
  if (sun === null) return false;
  if (sun.state !== 'RISES') return sun.state === 'POLAR_NIGHT';
  const middle = (from + to) / 2;
  return (
    (typeof sun.sunrise === 'string' && middle < Date.parse(sun.sunrise)) ||
    (typeof sun.sunset === 'string' && middle > Date.parse(sun.sunset))
  );
}
