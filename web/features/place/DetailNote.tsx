import { lazy } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';

const NoteEditor = lazy(async () => ({ default: (await import('#web/features/notes/NoteEditor.tsx')).NoteEditor }));

/** The user's private note on the place; nothing for a visitor. */
export function DetailNote({ id, name }: { id: AttractionId; name: string }) {
  if (!useSpeaksToUser()) return null;
  return (
    <div data-private>
      <OwnPart of={id} room="note">
        <NoteEditor id={id} name={name} />
      </OwnPart>
    </div>
  );
}
