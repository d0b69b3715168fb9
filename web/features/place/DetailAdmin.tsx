import { graphql, useFragment } from 'react-relay';
import type { DetailAdmin_attraction$key } from '#web/__generated__/DetailAdmin_attraction.graphql.ts';
import { AdminPart } from './AdminPart.tsx';

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
  return <AdminPart id={attractionId} recordId={id} />;
}
