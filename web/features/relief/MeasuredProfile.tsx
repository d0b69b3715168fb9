import { useEffect, useMemo } from 'react';
import type { Position } from '#common/geo/bounds.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { useProfile } from '#web/map/relief/useHeights.ts';
import { showProfile } from '#web/map/state/profilePoint.ts';
import { lineRelief } from './lineRelief.ts';
import { ReliefChart } from './ReliefChart.tsx';
import styles from './MeasuredProfile.module.css';

/** Shorter lines go up and down too little to be drawn. */
const SHORTEST_M = 200;

/** The chart of a line that is being measured; nothing where heights are not known. */
export function MeasuredProfile({ points }: { readonly points: readonly Position[] }) {
  const parts = useMemo(() => [points], [points]);
  const profiled = useProfile(parts);
  const relief = useMemo(() => profiled && lineRelief(profiled), [profiled]);
  const line = profiled?.line;
  const isShown = line !== undefined && line.stepM * (line.points.length - 1) >= SHORTEST_M;
  useEffect(() => (isShown ? showProfile(line) : undefined), [isShown, line]);
  return (
    isShown &&
    relief && (
      <PlaceTexts>
        <div className={styles.chart}>
          <ReliefChart relief={relief} line={line} />
        </div>
      </PlaceTexts>
    )
  );
}
