import { FormattedMessage, useIntl } from 'react-intl';
import { formatTime, formatWeekday } from '#common/format.ts';
import type { Language } from '#common/languages.ts';
import type { HourForecasts } from '#common/weather.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { CHART, chartShape, type ChartShape } from './chartShape.ts';
import { formatPrecip, formatTemp, wholeNumber } from './weatherWords.ts';
import styles from './WeatherChart.module.css';

const BOTTOM = CHART.height - CHART.bottom;
const RIGHT = CHART.width - CHART.right;

/** Temperature and precipitation hour by hour, as a drawing; screen readers read its summary. */
export function WeatherChart({ hours }: { hours: HourForecasts }) {
  const intl = useIntl();
  const language = useLanguage();
  const shape = chartShape(hours, clockHour);
  if (shape === null) return null;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        role="img"
        aria-label={intl.formatMessage({ id: 'weather.chart' }, summaryOf(hours, language))}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      >
        <Scale shape={shape} />
        {shape.bars.map(({ x, y, width, height }) => (
          <rect key={x} className={styles.bar} x={x} y={y} width={width} height={height} />
        ))}
        {shape.lines.map((points) => (
          <polyline key={points} className={styles.line} points={points} />
        ))}
        <text className={styles.tick} x={RIGHT + 6} y={CHART.top + 8}>
          {shape.rainMax}
        </text>
        <text className={styles.tick} x={RIGHT + 6} y={BOTTOM}>
          {0}
        </text>
      </svg>
      <Legend />
    </figure>
  );
}

/** The hour of the day in Finland. */
function clockHour(time: number): number {
  return Number(formatTime(new Date(time)).slice(0, 2));
}

/** The lines and numbers of the temperature's scale, and of the hours and days below it. */
function Scale({ shape }: { shape: ChartShape }) {
  const language = useLanguage();
  return (
    <>
      {shape.tempTicks.map(({ y, temp }) => (
        <g key={temp}>
          <line className={temp === 0 ? styles.zero : styles.grid} x1={CHART.left} x2={RIGHT} y1={y} y2={y} />
          <text className={styles.tick} x={CHART.left - 6} y={y + 4} textAnchor="end">
            {wholeNumber(temp)}
          </text>
        </g>
      ))}
      {shape.hourTicks.map(({ x, time }) => (
        <g key={time}>
          <line className={styles.grid} x1={x} x2={x} y1={CHART.top} y2={BOTTOM + 4} />
          <text className={styles.tick} x={x} y={BOTTOM + 17} textAnchor="middle">
            {formatTime(new Date(time)).slice(0, 2)}
          </text>
          {clockHour(time) === 12 && (
            <text className={styles.day} x={x} y={BOTTOM + 33} textAnchor="middle">
              {formatWeekday(new Date(time), language)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function Legend() {
  return (
    <figcaption className={styles.legend} aria-hidden="true">
      <span className={styles.ofTemp}>
        <FormattedMessage id="weather.tempLegend" />
      </span>
      <span className={styles.ofPrecip}>
        <FormattedMessage id="weather.precipLegend" />
      </span>
    </figcaption>
  );
}

/** The values of the sentence that sums up the chart. */
function summaryOf({ times, temp, precip }: HourForecasts, language: Language) {
  const moment = (time: number) => `${formatWeekday(new Date(time), language)} ${formatTime(new Date(time))}`;
  const temps = temp.flatMap((value) => value ?? []);
  return {
    from: moment(times[0] ?? 0),
    to: moment(times.at(-1) ?? 0),
    temp: formatTemp(Math.min(...temps), Math.max(...temps)),
    precip: formatPrecip(precip.slice(1).reduce<number>((sum, mm) => sum + (mm ?? 0), 0)),
  };
}
