import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Position } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { usePendingOf } from '#web/features/offline/outbox/pending.ts';
import { PendingRows } from '#web/features/offline/outboxPanel/PendingRows.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useStaying } from '#web/navigation/destination.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { useScrollIntoView } from '#web/ui/layout/useScrollIntoView.ts';
import { addOwnPlace } from './addOwnPlace.ts';
import { NameField } from './NameField.tsx';
import { useOwnPlaces } from './ownPlacesStore.ts';

/**
 * Makes an own place of a point; nothing is stored before the user saves it (RULINGS 4). The place then opens instead
 * of the point.
 */
export function NewOwnPlace({ position }: { position: Position }) {
  return (
    <OwnTexts>
      <NewOwnPlaceForm position={position} />
    </OwnTexts>
  );
}

function NewOwnPlaceForm({ position }: { position: Position }) {
  const root = useRef<HTMLDivElement>(null);
  useScrollIntoView(root, true);
  const [attempts] = useState(createAttempts);
  const navigate = useNavigate();
  const begin = useStaying();
  const { tab } = useViewLocation();
  const form = useForm({
    check: () => ({}),
    send: async (value) => {
      const name = value('name').trim();
      const isHere = begin();
      const added = await addOwnPlace({ name, position, attempt: attempts.of(name) });
      if (added === 'queued') return null;
      if (typeof added !== 'number') return added;
      if (!isHere()) return null;
      focusContent();
      await navigate(pathOf(tab, { screen: 'attraction', id: added }), { replace: true });
      return null;
    },
    problem: 'ownPlace.saveFailed',
  });
  const pending = usePendingHere(position);
  // The form is removed with the button that has the focus.
  const rows = useFocusIfLost<HTMLDivElement>(pending.length > 0);
  if (pending.length > 0)
    return (
      <div ref={rows} tabIndex={-1}>
        <PendingRows entries={pending} isAtPlace />
      </div>
    );
  return (
    <div ref={root}>
      <AccountForm form={form} submit="ownPlace.save" method="post">
        <NameField form={form} />
      </AccountForm>
    </div>
  );
}

/** Pending own places of this point; when the last of them has arrived, it opens. */
function usePendingHere(position: Position) {
  const navigate = useNavigate();
  const { tab } = useViewLocation();
  const isHere = (other: Position) => other[0] === position[0] && other[1] === position[1];
  const pending = usePendingOf('ownPlace').filter(({ deed }) => isHere(deed.position));
  const arrived = useOwnPlaces().find((place) => isHere(place.position))?.id;
  const wasPending = useRef(false);
  const open = useEffectEvent(
    (id: AttractionId) => void navigate(pathOf(tab, { screen: 'attraction', id }), { replace: true }),
  );
  useEffect(() => {
    if (wasPending.current && pending.length === 0 && arrived !== undefined) open(arrived);
    wasPending.current = pending.length > 0;
  }, [pending.length, arrived]);
  return pending;
}
