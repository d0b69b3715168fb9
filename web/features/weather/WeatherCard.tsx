import { Cloud, Droplets, Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Spell } from '#common/weather.ts';
import { WeatherSign } from './WeatherSign.tsx';
import { formatPercent, formatPrecip, formatTemp, formatWind } from './weatherWords.ts';
import styles from './WeatherCard.module.css';

/** A card with the weather of the present hours or of a day. */
export function WeatherCard({
  spell,
  title,
  when,
  dark = false,
}: {
  spell: Spell;
  title: ReactNode;
  when: ReactNode;
  dark?: boolean;
}) {
  const { minTemp, maxTemp, precip, windgust, cloud } = spell;
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>
        {title} <span className={styles.when}>{when}</span>
      </h3>
      <WeatherSign spell={spell} dark={dark} size={36} />
      <p className={styles.temp}>{formatTemp(minTemp, maxTemp)}</p>
      <ul className={styles.facts}>
        <Fact
          glyph={<Droplets size={16} />}
          label={<FormattedMessage id="weather.precip" />}
          value={formatPrecip(precip)}
        />
        <Fact glyph={<Wind size={16} />} label={<FormattedMessage id="weather.gust" />} value={formatWind(windgust)} />
        <Fact
          glyph={<Cloud size={16} />}
          label={<FormattedMessage id="weather.cloud" />}
          value={formatPercent(cloud)}
        />
      </ul>
    </li>
  );
}

function Fact({ glyph, label, value }: { glyph: ReactNode; label: ReactNode; value: string }) {
  return (
    <li className={styles.fact}>
      <span aria-hidden="true">{glyph}</span>
      <span className="spoken">{label} </span>
      {value}
    </li>
  );
}
