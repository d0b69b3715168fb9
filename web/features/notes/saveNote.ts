import type { AttractionId } from '#common/places/attractionId.ts';
import { OWN_DRAFTS, clearSentDraft } from '#web/data/draft.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import { sendOrEnqueue } from '#web/features/offline/outbox/sendOrEnqueue.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { storedNote } from './notes.ts';
import { sendNote } from './sendNote.ts';

/** Session storage key of the text that was written and has not arrived. */
export function noteDraft(id: AttractionId): string {
  return `${OWN_DRAFTS}note.${id}`;
}

/** A place whose note is written. */
export interface NotedPlace {
  readonly id: AttractionId;
  readonly name: string;
}

/**
 * Saves a note, also while the page is being left; an empty text removes it. Without a network it is queued on this
 * device. Its draft is dropped once it has arrived or is queued. Gives what is wrong, null where nothing is.
 */
export async function saveNote({ id: place, name }: NotedPlace, text: string): Promise<Fault | null> {
  const attempt = newAttempt();
  const deed = { kind: 'note', place, text, basedOn: [storedNote(place)] } as const;
  const result = await sendOrEnqueue({ id: attempt, placeName: name, deed }, () =>
    sendNote({ place, text, basedOn: null, attempt }),
  );
  if (result.is !== 'done' && result.is !== 'queued') return userFault(result, { problem: 'note.failed' });
  clearSentDraft(noteDraft(place), text);
  return null;
}
