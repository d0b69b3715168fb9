import {
  Cloud,
  CloudDrizzle,
  CloudHail,
  CloudMoon,
  CloudRain,
  CloudRainWind,
  CloudSnow,
  CloudSun,
  Cloudy,
  type LucideIcon,
  Moon,
  Snowflake,
  Sun,
} from 'lucide-react';
import { createElement } from 'react';
import { useIntl } from 'react-intl';
import { type FallKind, signOf, type Spell, type WeatherSign as Sign } from '#common/weather.ts';
import styles from './WeatherSign.module.css';

/** Icons by how much of the sky is covered. */
const SKIES = {
  day: [Sun, CloudSun, Cloud, Cloudy],
  night: [Moon, CloudMoon, Cloud, Cloudy],
} as const satisfies Record<string, readonly LucideIcon[]>;

/** Icons by how much falls, the least first. */
const FALLS = {
  rain: [CloudDrizzle, CloudRain, CloudRainWind],
  sleet: [CloudHail, CloudHail, CloudHail],
  snow: [CloudSnow, CloudSnow, Snowflake],
} as const satisfies Record<FallKind, readonly LucideIcon[]>;

function glyphOf({ fall, kind, sky }: Sign, dark: boolean): LucideIcon | null {
  if (fall > 0) return FALLS[kind][fall - 1] ?? null;
  return sky === null ? null : SKIES[dark ? 'night' : 'day'][sky];
}

/** The icon of a spell of weather (SPEC §9), with its words, which only screen readers read when `spoken`. */
export function WeatherSign({
  spell,
  dark = false,
  size,
  spoken = false,
}: {
  spell: Spell;
  dark?: boolean;
  size: number;
  spoken?: boolean;
}) {
  const intl = useIntl();
  const sign = signOf(spell);
  const glyph = glyphOf(sign, dark);
  const words =
    sign.fall > 0
      ? intl.formatMessage({ id: `weather.${sign.kind}` }, { step: sign.fall })
      : intl.formatMessage({ id: 'weather.sky' }, { step: sign.sky });
  return (
    <>
      <span className={styles.glyph} data-falls={sign.fall > 0} aria-hidden="true">
        {glyph !== null && createElement(glyph, { size, strokeWidth: 1.75 })}
      </span>
      {glyph !== null && <span className={spoken ? 'spoken' : styles.words}>{words}</span>}
    </>
  );
}
