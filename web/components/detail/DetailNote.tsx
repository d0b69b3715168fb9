import { lazy } from 'react';
import type { AttractionId } from '#common/attractionId.ts';
import { useSpeaksToUser } from '#web/state/viewer.ts';
import { OwnPart } from './OwnPart.tsx';

const NoteEditor = lazy(async () => ({ default: (await import('#web/components/notes/NoteEditor.tsx')).NoteEditor }));

/** What the user has noted of the place; nothing for a visitor. */
export function DetailNote({ id, name }: { id: AttractionId; name: string }) {
  if (!useSpeaksToUser()) return null;
  return (
    <OwnPart of={id} room="note">
      <NoteEditor id={id} name={name} />
    </OwnPart>
  );
}
