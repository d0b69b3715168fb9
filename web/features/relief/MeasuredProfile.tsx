import { useEffect, useMemo } from 'react';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import type { ProfiledLine } from '#web/map/relief/useHeights.ts';
import { showProfile } from '#web/map/state/profilePoint.ts';
import { lineRelief } from './lineRelief.ts';
import { ReliefChart } from './ReliefChart.tsx';
import styles from './MeasuredProfile.module.css';

/** Shorter lines go up and down too little to be drawn. */
const SHORTEST_M = 200;

/** The chart of a line that is being measured. */
export function MeasuredProfile({ profiled }: { readonly profiled: ProfiledLine }) {
  const relief = useMemo(() => lineRelief(profiled), [profiled]);
  const { line } = profiled;
  const isShown = line.stepM * (line.points.length - 1) >= SHORTEST_M;
  useEffect(() => (isShown ? showProfile(line) : undefined), [isShown, line]);
  return (
    isShown && (
      <PlaceTexts>
        <div className={styles.chart}>
          <ReliefChart relief={relief} line={line} />
        </div>
      </PlaceTexts>
    )
  );
}
