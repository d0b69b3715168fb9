import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Position } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { useWaitingOwnPlaces } from '#web/features/offline/outbox/outbox.ts';
import { WaitingRows } from '#web/features/offline/outboxPanel/WaitingRows.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useStaying } from '#web/navigation/destination.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';
import { useIntoView } from '#web/ui/layout/useIntoView.ts';
import { addOwnPlace } from './addOwnPlace.ts';
import { NameField } from './NameField.tsx';
import { useOwnPlaces } from './ownPlacesStore.ts';

/** Makes an own place of a point, which nothing is stored of before (RULINGS 4); the place then stands in the point's stead. */
export function NewOwnPlace({ position }: { position: Position }) {
  return (
    <OwnTexts>
      <NewOwnPlaceForm position={position} />
    </OwnTexts>
  );
}

function NewOwnPlaceForm({ position }: { position: Position }) {
  const root = useRef<HTMLDivElement>(null);
  useIntoView(root, true);
  const [attempts] = useState(createAttempts);
  const sameAs = (other: Position) => other[0] === position[0] && other[1] === position[1];
  const navigate = useNavigate();
  const begin = useStaying();
  const { tab } = useViewLocation();
  const form = useForm({
    check: () => ({}),
    send: async (value) => {
      const name = value('name').trim();
      const isHere = begin();
      const added = await addOwnPlace({ name, position, attempt: attempts.of(name) });
      if (added === 'waiting') return null;
      if (typeof added !== 'number') return added;
      if (!isHere()) return null;
      focusContent();
      await navigate(pathOf(tab, { screen: 'attraction', id: added }), { replace: true });
      return null;
    },
    problem: 'ownPlace.saveFailed',
  });
  const waiting = useWaitingOwnPlaces().filter(({ deed }) => sameAs(deed.position));
  const arrived = useOwnPlaces().find((place) => sameAs(place.position))?.id;
  const hasWaited = useRef(false);
  const open = useEffectEvent(
    (id: AttractionId) => void navigate(pathOf(tab, { screen: 'attraction', id }), { replace: true }),
  );
  useEffect(() => {
    if (hasWaited.current && waiting.length === 0 && arrived !== undefined) open(arrived);
    hasWaited.current = waiting.length > 0;
  }, [waiting.length, arrived]);
  if (waiting.length > 0) return <WaitingRows entries={waiting} isAtPlace />;
  return (
    <div ref={root}>
      <AccountForm form={form} submit="ownPlace.save" method="post">
        <NameField form={form} />
      </AccountForm>
    </div>
  );
}
