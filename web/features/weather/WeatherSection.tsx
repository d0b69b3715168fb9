import { ChevronDown, Snowflake, Sunrise } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatDate, formatDistance, formatTime, formatWeekday } from '#common/format.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { isDark, type PanelWeather, type Sun } from './readWeather.ts';
import { WeatherCard } from './WeatherCard.tsx';
import { WeatherHours } from './WeatherHours.tsx';
import { formatDepth } from './weatherWords.ts';
import styles from './WeatherSection.module.css';

/** The weather panel: now, the days that follow, snow and sun; its toggle opens the hours (SPEC §2, §4). */
export function WeatherSection({ weather }: { weather: PanelWeather }) {
  const { now, days, snow, sun } = weather;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Section title={<FormattedMessage id="weather.title" />}>
      <div className={styles.weather}>
        <Cards now={now} days={days} sun={sun} />
        <SkyFacts sun={sun} snow={snow} />
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
function moment(time: Date): string {
  const date = formatDate(time);
  return date === formatDate(new Date()) ? formatTime(time) : `${date} ${formatTime(time)}`;
}

function SunText({ sun: { state, sunrise, sunset } }: { sun: Sun }) {
  if (state === 'POLAR_DAY') return <FormattedMessage id="weather.polarDay" />;
  if (state === 'POLAR_NIGHT') return <FormattedMessage id="weather.polarNight" />;
  const time = (text: string | null | undefined) => (typeof text === 'string' ? formatTime(new Date(text)) : '–');
  return <FormattedMessage id="weather.sun" values={{ sunrise: time(sunrise), sunset: time(sunset) }} />;
}

/** Sunrise and sunset, and the depth of snow at the nearest station. */
function SkyFacts({ sun, snow }: Pick<PanelWeather, 'sun' | 'snow'>) {
  return (
    <ul className={styles.facts}>
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
          <FormattedMessage id="weather.stale" values={{ time: moment(staleSince) }} />{' '}
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

/** A card for the present hours and one for each following day. */
function Cards({ now, days, sun }: Pick<PanelWeather, 'now' | 'days' | 'sun'>) {
  const language = useLanguage();
  return (
    <ul className={styles.cards}>
      {now !== null && (
        <WeatherCard
          spell={now}
          dark={isDark(now, sun)}
          title={<FormattedMessage id="weather.now" />}
          when={`${formatTime(new Date(now.from))}–${formatTime(new Date(now.to))}`}
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
