import { formatDecimal } from '#common/format.ts';

/** Between a number and its unit, so that they never part at the end of a line. */
const NBSP = '\u00A0';

/** `−7`: a whole number, with a minus that is as wide as a digit. */
export function wholeNumber(n: number): string {
  const digits = formatDecimal(Math.round(Math.abs(n)), 0);
  return n < 0 && digits !== '0' ? `−${digits}` : digits;
}

/** `−7 °C`, `−7…−1 °C`; a dash for an unknown temperature. */
export function formatTemp(min: number | null, max: number | null): string {
  if (min === null || max === null) return '–';
  const [low, high] = [wholeNumber(min), wholeNumber(max)];
  return `${low === high ? low : `${low}…${high}`}${NBSP}°C`;
}

/** `1,2 mm`. */
export function formatPrecip(mm: number | null): string {
  return mm === null ? '–' : `${formatDecimal(mm, 1)}${NBSP}mm`;
}

/** `12 m/s`. */
export function formatWind(metresPerSecond: number | null): string {
  return metresPerSecond === null ? '–' : `${wholeNumber(metresPerSecond)}${NBSP}m/s`;
}

/** `95 %`. */
export function formatPercent(percent: number | null): string {
  return percent === null ? '–' : `${wholeNumber(percent)}${NBSP}%`;
}

/** `23 cm`, thin snow `0,4 cm`. */
export function formatDepth(cm: number): string {
  return `${formatDecimal(cm, cm < 1 ? 1 : 0)}${NBSP}cm`;
}
