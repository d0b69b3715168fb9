import { ChevronDown, Snowflake, Sunrise, Thermometer } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatDate, formatDistance, formatTime, formatWeekday } from '#common/format.ts';
import type { Spell } from '#common/weather.ts';
import { clocks } from '#web/data/serverClock.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { isDark, type PanelWeather, type Sun } from './readWeather.ts';
import { WeatherCard } from './WeatherCard.tsx';
import { WeatherHours } from './WeatherHours.tsx';
import { formatDepth } from './weatherWords.ts';
import styles from './WeatherSection.module.css';

/** The weather panel: now, the days that follow, snow and sun; its toggle opens the hours (SPEC §2, §4). */
export function WeatherSection({ weather }: { weather: PanelWeather }) {
  const { now, measured, snow, sun } = weather;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Section title={<FormattedMessage id="weather.title" />}>
      <div className={styles.weather}>
        <Cards {...weather} />
        <SkyFacts sun={sun} snow={snow} measured={now && measured} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'weather.less' : 'weather.more'} />
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </button>
        <div id={id} hidden={!isOpen}>
          {isOpen && <WeatherHours weather={weather} />}
        </div>
        <Credit {...weather} />
      </div>
    </Section>
  );
}

/** The time, with its date unless it is today: a saved forecast may be days old. */
function moment(time: Date): { date: string | null; time: string } {
  const date = formatDate(time);
  return { date: date === formatDate(new Date(clocks().server)) ? null : date, time: formatTime(time) };
}

/** `14:00–24:00`. */
function hoursOf({ from, to }: Spell): string {
  const end = formatTime(new Date(to));
  return `${formatTime(new Date(from))}–${end === '00:00' ? '24:00' : end}`;
}

function SunText({ sun: { state, sunrise, sunset } }: { sun: Sun }) {
  if (state === 'POLAR_DAY') return <FormattedMessage id="weather.polarDay" />;
  if (state === 'POLAR_NIGHT') return <FormattedMessage id="weather.polarNight" />;
  const time = (text: string | null | undefined) => (typeof text === 'string' ? formatTime(new Date(text)) : '–');
  return <FormattedMessage id="weather.sun" values={{ sunrise: time(sunrise), sunset: time(sunset) }} />;
}

/** Where and when the weather of now was measured, sunrise and sunset, the depth of snow at the nearest station. */
function SkyFacts({ sun, snow, measured }: Pick<PanelWeather, 'sun' | 'snow' | 'measured'>) {
  return (
    <ul className={styles.facts}>
      {measured !== null && (
        <li>
          <Thermometer size={18} aria-hidden="true" />
          <FormattedMessage
            id="weather.measured"
            values={{
              time: formatTime(new Date(measured.time)),
              station: measured.station,
              distance: formatDistance(measured.distanceKm),
            }}
          />
        </li>
      )}
      {sun !== null && (
        <li>
          <Sunrise size={18} aria-hidden="true" />
          <SunText sun={sun} />
        </li>
      )}
      {snow !== null && (
        <li>
          <Snowflake size={18} aria-hidden="true" />
          <FormattedMessage
            id="weather.snowDepth"
            values={{
              depth: formatDepth(snow.depthCm),
              station: snow.station,
              distance: formatDistance(snow.distanceKm),
            }}
          />
        </li>
      )}
    </ul>
  );
}

/** The source of the forecast, and its time where it is an old one. */
function Credit({ staleSince, licence, licenceUrl }: Pick<PanelWeather, 'staleSince' | 'licence' | 'licenceUrl'>) {
  return (
    <p className={styles.credit}>
      {staleSince !== null && (
        <>
          <FormattedMessage id="weather.stale" values={moment(staleSince)} />{' '}
        </>
      )}
      <FormattedMessage id="credit.fmi" /> (
      <a href={licenceUrl} target="_blank" rel="noopener noreferrer">
        {licence}
      </a>
      )
    </p>
  );
}

/** A card for now, one for what is left of today, and one for each following day. */
function Cards({ now, measured, today, days, sun }: PanelWeather) {
  const language = useLanguage();
  return (
    <ul className={styles.cards}>
      {now !== null && (
        <WeatherCard
          spell={now}
          dark={isDark(now, sun)}
          title={<FormattedMessage id="weather.now" />}
          when={measured === null ? hoursOf(now) : formatTime(new Date(measured.time))}
        />
      )}
      {today !== null && (
        <WeatherCard
          spell={today}
          dark={isDark(today, sun)}
          title={<FormattedMessage id="weather.today" />}
          when={hoursOf(today)}
        />
      )}
      {days.map((day) => (
        <WeatherCard
          key={day.from}
          spell={day}
          title={formatWeekday(new Date(day.from), language)}
          when={formatDate(new Date(day.from))}
        />
      ))}
    </ul>
  );
}
