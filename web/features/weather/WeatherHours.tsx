import { FormattedMessage } from 'react-intl';
import { formatTime, formatWeekday } from '#common/format.ts';
import type { Spell } from '#common/weather.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { isDark, type PanelWeather } from './readWeather.ts';
import { WeatherChart } from './WeatherChart.tsx';
import { WeatherSign } from './WeatherSign.tsx';
import { formatPercent, formatPrecip, formatTemp, formatWind } from './weatherWords.ts';
import styles from './WeatherHours.module.css';

const COLUMNS = [
  'weather.when',
  'weather.sign',
  'weather.temp',
  'weather.precip',
  'weather.gust',
  'weather.cloud',
] as const;

/**
 * The hours of the forecast as a chart, and as a table of spells of six hours (SPEC §9 "6-hour averages and totals").
 */
export function WeatherHours({ weather: { hours, spells, sun } }: { weather: PanelWeather }) {
  const [first] = spells;
  return (
    <div className={styles.hours}>
      <WeatherChart hours={hours} />
      {first !== undefined && (
        <table className={styles.table}>
          <caption className={styles.caption}>
            <FormattedMessage id="weather.table" />
          </caption>
          <thead>
            <tr>
              {COLUMNS.map((id) => (
                <th key={id} scope="col">
                  <FormattedMessage id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spells.map((spell) => (
              <SpellRow key={spell.from} spell={spell} dark={spell === first && isDark(spell, sun)} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function hourOf(time: number): string {
  return formatTime(new Date(time)).slice(0, 2);
}

function SpellRow({ spell, dark }: { spell: Spell; dark: boolean }) {
  const language = useLanguage();
  return (
    <tr>
      <th scope="row">
        {`${formatWeekday(new Date(spell.from), language)} ${hourOf(spell.from)}–${hourOf(spell.to)}`}
      </th>
      <td>
        <WeatherSign spell={spell} dark={dark} size={22} spoken />
      </td>
      <td>{formatTemp(spell.minTemp, spell.maxTemp)}</td>
      <td>{formatPrecip(spell.precip)}</td>
      <td>{formatWind(spell.windgust)}</td>
      <td>{formatPercent(spell.cloud)}</td>
    </tr>
  );
}
