import { graphql, useFragment } from 'react-relay';
import type { DetailActions_attraction$key } from '#web/__generated__/DetailActions_attraction.graphql.ts';
import { Actions } from './Actions.tsx';

/** What one can do with a place. */
export function DetailActions({ attractionKey }: { attractionKey: DetailActions_attraction$key }) {
  const { attractionId, name, pos } = useFragment(
    graphql`
      fragment DetailActions_attraction on Attraction {
        attractionId
        name(language: $language)
        pos
      }
    `,
    attractionKey,
  );
  return <Actions title={name} position={pos} view={{ screen: 'attraction', id: attractionId }} />;
}
