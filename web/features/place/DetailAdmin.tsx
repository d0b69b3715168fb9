import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DetailAdmin_attraction$key } from '#web/__generated__/DetailAdmin_attraction.graphql.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useViewer } from '#web/features/account/viewer.ts';

const PlaceModeration = lazy(async () => ({
  default: (await import('#web/features/moderation/place/PlaceModeration.tsx')).PlaceModeration,
}));

/** The moderation tools of a place (SPEC §2 "Detail view"); shown to admins only. */
export function DetailAdmin({ attractionKey }: { attractionKey: DetailAdmin_attraction$key }) {
  const { id, attractionId } = useFragment(
    graphql`
      fragment DetailAdmin_attraction on Attraction {
        id
        attractionId
      }
    `,
    attractionKey,
  );
  if (useViewer()?.role !== 'ADMIN') return null;
  return (
    <OwnPart of={attractionId} room="admin">
      <PlaceModeration key={attractionId} id={attractionId} recordId={id} />
    </OwnPart>
  );
}
