import { lazy } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useViewer } from '#web/features/account/viewer.ts';

const HiddenPlace = lazy(async () => ({
  default: (await import('#web/features/moderation/place/HiddenPlace.tsx')).HiddenPlace,
}));

/** Of a place that is gone: whether admins have hidden it; shown to admins only. */
export function GoneAdmin({ id }: { id: AttractionId }) {
  if (useViewer()?.role !== 'ADMIN') return null;
  return (
    <OwnPart of={id} room="nothing">
      <HiddenPlace key={id} id={id} />
    </OwnPart>
  );
}
