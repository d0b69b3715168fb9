import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDecimal } from '#common/format.ts';
import { heightAt } from '#common/relief/lineHeights.ts';
import { useProfilePoint } from '#web/map/state/profilePoint.ts';
import type { Relief, RouteLine } from './relief.ts';
import { CHART, reliefShape, type ReliefShape } from './reliefShape.ts';
import { ReliefSlider } from './ReliefSlider.tsx';
import { pointWords } from './reliefWords.ts';
import styles from './Relief.module.css';

/** The profile as a drawing with a point that finger, pointer and keys move, on the map too. */
export function ReliefChart({ relief, line }: { relief: Relief; line: RouteLine }) {
  const intl = useIntl();
  const shape = useMemo(() => reliefShape(relief), [relief]);
  const distanceM = useProfilePoint()?.distanceM ?? null;
  return (
    <figure className={styles.figure}>
      <ReliefSlider relief={relief} line={line} shape={shape}>
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
          <Scale shape={shape} />
          {shape.grounds.map((path) => (
            <path key={path} className={styles.ground} d={path} />
          ))}
          {shape.lines.map((path) => (
            <path key={path} className={styles.line} d={path} />
          ))}
          {distanceM !== null && (
            <Mark x={shape.xOf(distanceM)} y={shape.yOf(heightAt(relief.profile, distanceM) ?? relief.lowestM)} />
          )}
        </svg>
      </ReliefSlider>
      <figcaption className={styles.readout} aria-hidden="true">
        {distanceM === null ? <FormattedMessage id="relief.hint" /> : pointWords(intl, relief, distanceM)}
      </figcaption>
    </figure>
  );
}

function Mark({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.mark}>
      <line x1={x} x2={x} y1={CHART.top} y2={CHART.height - CHART.bottom} />
      <circle cx={x} cy={y} r={6} />
    </g>
  );
}

function Scale({ shape: { heightTicks, kmTicks } }: { shape: ReliefShape }) {
  const bottom = CHART.height - CHART.bottom;
  const last = kmTicks.at(-1);
  const decimals = kmTicks.every(({ km }) => Number.isInteger(km)) ? 0 : 1;
  return (
    <>
      {heightTicks.map(({ y, heightM }) => (
        <g key={heightM}>
          <line className={styles.grid} x1={CHART.left} x2={CHART.width - CHART.right} y1={y} y2={y} />
          <text className={styles.tick} x={CHART.left - 6} y={y + 4} textAnchor="end">
            {heightM}
          </text>
        </g>
      ))}
      {kmTicks.map(({ x, km }) => (
        <text key={km} className={styles.tick} x={x} y={bottom + 17} textAnchor={km === last?.km ? 'end' : 'middle'}>
          {formatDecimal(km, decimals)}
          {km === last?.km && ' km'}
        </text>
      ))}
    </>
  );
}
