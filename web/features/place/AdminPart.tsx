import { lazy } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useViewer } from '#web/features/account/viewer.ts';

const PlaceModeration = lazy(async () => ({
  default: (await import('#web/features/moderation/place/PlaceModeration.tsx')).PlaceModeration,
}));

interface Props {
  readonly id: AttractionId;
  /** Relay id of the place; null where it is not there. */
  readonly recordId: string | null;
}

/** What admins see on the page of a place, also of one that they have hidden; nothing for others. */
export function AdminPart({ id, recordId }: Props) {
  if (useViewer()?.role !== 'ADMIN') return null;
  return (
    <OwnPart of={id} room={recordId ? 'admin' : 'nothing'}>
      <PlaceModeration key={id} id={id} recordId={recordId} />
    </OwnPart>
  );
}
