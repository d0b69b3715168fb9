import { lazy } from 'react';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { OutsidePart } from '#web/ui/layout/OutsidePart.tsx';
import styles from './WeatherSlot.module.css';

const WeatherPanel = lazy(async () => ({ default: (await import('./WeatherPanel.tsx')).WeatherPanel }));

/** The place of the weather on the page; nothing for a point outside Finland. */
export function WeatherSlot({ position }: { position: Position }) {
  if (!containsPosition(FINLAND_BOUNDS, position)) return null;
  const skeleton = <Skeleton />;
  return (
    <OutsidePart key={position.join()} className={styles.slot} skeleton={skeleton}>
      {(onAnswer) => <WeatherPanel position={position} skeleton={skeleton} onAnswer={onAnswer} />}
    </OutsidePart>
  );
}

/** Has the shape of the weather panel; visible only when loading takes longer than 100 ms. */
function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-coming>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
