import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DetailNote_attraction$key } from '#web/__generated__/DetailNote_attraction.graphql.ts';
import { useSpeaksToUser } from '#web/state/viewer.ts';
import { OwnPart } from './OwnPart.tsx';

const NoteEditor = lazy(async () => ({ default: (await import('#web/components/notes/NoteEditor.tsx')).NoteEditor }));

/** What the user has noted of the place; nothing for a visitor. */
export function DetailNote({ attractionKey }: { attractionKey: DetailNote_attraction$key }) {
  const { attractionId } = useFragment(
    graphql`
      fragment DetailNote_attraction on Attraction {
        attractionId
      }
    `,
    attractionKey,
  );
  if (!useSpeaksToUser()) return null;
  return (
    <OwnPart of={attractionId} room="note">
      <NoteEditor id={attractionId} />
    </OwnPart>
  );
}
