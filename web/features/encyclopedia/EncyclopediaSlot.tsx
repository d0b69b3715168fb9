import { lazy } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OutsidePart } from '#web/ui/layout/OutsidePart.tsx';
import styles from './EncyclopediaSlot.module.css';

const EncyclopediaBlock = lazy(async () => ({ default: (await import('./EncyclopediaBlock.tsx')).EncyclopediaBlock }));

/** The place of the encyclopedia's text on the page. */
export function EncyclopediaSlot({ id, ownText }: { id: AttractionId; ownText: string }) {
  const skeleton = <Skeleton />;
  return (
    <OutsidePart className={styles.slot} skeleton={skeleton}>
      {(onAnswer) => <EncyclopediaBlock id={id} ownText={ownText} skeleton={skeleton} onAnswer={onAnswer} />}
    </OutsidePart>
  );
}

/** Has the shape of lines of text; visible only when loading takes longer than 100 ms. */
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
