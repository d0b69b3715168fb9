import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AttractionId } from '#common/attractionId.ts';
import type { Position } from '#common/bounds.ts';
import { focusContent } from '#web/app/focusContent.ts';
import { AccountForm } from '#web/components/account/AccountForm.tsx';
import { failureText } from '#web/components/account/fault.ts';
import { useForm } from '#web/components/account/useForm.ts';
import { useIntoView } from '#web/components/detail/useIntoView.ts';
import { WaitingRows } from '#web/components/outbox/WaitingRows.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useWaitingOwnPlaces } from '#web/outbox/outbox.ts';
import { createAttempts } from '#web/relay/attempts.ts';
import { useStaying } from '#web/state/destination.ts';
import { useOwnPlaces } from '#web/state/ownPlaces.ts';
import { pathOf, useViewLocation } from '#web/state/viewLocation.ts';
import { addOwnPlace } from './addOwnPlace.ts';
import { NameField } from './NameField.tsx';

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
    failed: (error) => failureText(error, 'ownPlace.saveFailed'),
  });
  const waiting = useWaitingOwnPlaces().filter(({ deed }) => sameAs(deed.position));
  const arrived = useOwnPlaces().find((place) => sameAs(place.position))?.id;
  const hasWaited = useRef(false);
  const open = useEffectEvent((id: AttractionId) => void navigate(pathOf(tab, { screen: 'attraction', id }), { replace: true }));
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
