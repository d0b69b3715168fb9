import { lazy, Suspense, useRef, useState } from 'react';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/bounds.ts';
import { useNear } from '#web/components/detail/useNear.ts';
import { useOutOfSight } from '#web/components/detail/useOutOfSight.ts';
import { ContentBoundary } from '#web/components/feedback/ContentBoundary.tsx';
import styles from './WeatherSlot.module.css';

const WeatherPanel = lazy(async () => ({ default: (await import('./WeatherPanel.tsx')).WeatherPanel }));

/** Where the weather of a point stands: code and forecast come when it is near the screen. It has its room before; without weather the room goes unseen. */
export function WeatherSlot({ position }: { position: Position }) {
  const [lon, lat] = position;
  return containsPosition(FINLAND_BOUNDS, position) ? <Slot key={`${lon},${lat}`} position={position} /> : null;
}

function Slot({ position }: { position: Position }) {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNear(slot);
  const [hasNone, setNone] = useState(false);
  const isGone = useOutOfSight(slot, hasNone);
  if (isGone) return null;
  const skeleton = <Skeleton />;
  return (
    <div ref={slot} className={styles.slot}>
      <ContentBoundary resetKey={position} silent onRetry={() => undefined}>
        {!hasNone && <Suspense fallback={skeleton}>{isNear ? <WeatherPanel position={position} skeleton={skeleton} onNone={() => setNone(true)} /> : skeleton}</Suspense>}
      </ContentBoundary>
    </div>
  );
}

/** In the shape of what comes; it appears only when that takes longer than 100 ms. */
function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
