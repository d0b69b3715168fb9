import { lazy } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OutsidePart } from '#web/ui/layout/OutsidePart.tsx';
import styles from './ReliefSlot.module.css';

const RouteRelief = lazy(async () => ({ default: (await import('./RouteRelief.tsx')).RouteRelief }));

/** The place of a route's profile on the page. */
export function ReliefSlot({ id }: { id: AttractionId }) {
  return (
    <OutsidePart key={id} className={styles.slot} skeleton={null}>
      {(onAnswer) => <RouteRelief id={id} onAnswer={onAnswer} />}
    </OutsidePart>
  );
}
