import { lazy } from 'react';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { OutsidePart } from '#web/ui/layout/OutsidePart.tsx';
import styles from './WeatherSlot.module.css';

const WeatherPanel = lazy(async () => ({ default: (await import('./WeatherPanel.tsx')).WeatherPanel }));

/** Where the weather of a point stands; abroad there is none. */
export function WeatherSlot({ position }: { position: Position }) {
  if (!containsPosition(FINLAND_BOUNDS, position)) return null;
  const skeleton = <Skeleton />;
  return (
    <OutsidePart key={position.join()} room={styles.slot} skeleton={skeleton}>
      {(onNone) => <WeatherPanel position={position} skeleton={skeleton} onNone={onNone} />}
    </OutsidePart>
  );
}

/** In the shape of what comes; it appears only when that takes longer than 100 ms. */
function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-coming>
      <span />
      <span />
      <span />
    </div>
  );
}
