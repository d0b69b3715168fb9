import type { AttractionId } from '#common/places/attractionId.ts';
import { OWN_DRAFTS, settleDraft } from '#web/data/draft.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { mustWait, putOff, whoActs } from '#web/features/offline/outbox/outbox.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';
import { refusalOf } from '#web/ui/forms/refusal.ts';
import { noteToldOf } from './notes.ts';
import { sendNote } from './sendNote.ts';

/** What was written and has not arrived is kept under this while the tab is open. */
export function noteDraft(id: AttractionId): string {
  return `${OWN_DRAFTS}note.${id}`;
}

/** A place whose note is written. */
export interface NotedPlace {
  readonly id: AttractionId;
  readonly name: string;
}

/**
 * Saves a note, also while the page is being left; an empty one goes. Without a network it waits on this device. Its draft is forgotten once it has
 * arrived, or waits. Gives what is wrong, null where nothing is.
 */
export async function saveNote(place: NotedPlace, text: string): Promise<Fault | null> {
  const { id } = place;
  const request = { attempt: newAttempt(), whose: whoActs() };
  try {
    if (mustWait(id) && (await keep(place, text, request, false))) return null;
    const answer = await sendNote({ place: id, text, basedOn: null, attempt: request.attempt });
    if (!answer.done)
      return (
        refusalOf(answer.refused, { unauthorized: sessionEnded, problem: 'note.failed' }).failure ?? {
          id: 'note.failed',
        }
      );
    settleDraft(noteDraft(id), text);
    return null;
  } catch (error) {
    if (error instanceof ConnectionError && (await keep(place, text, request, true))) return null;
    return failureText(error, 'note.failed');
  }
}

interface Request {
  readonly attempt: string;
  readonly whose: string | null;
}

async function keep(
  { id, name }: NotedPlace,
  text: string,
  { attempt, whose }: Request,
  isTried: boolean,
): Promise<boolean> {
  const isKept = await putOff({
    id: attempt,
    whose,
    placeName: name,
    isTried,
    deed: { kind: 'note', place: id, text, basedOn: [noteToldOf(id)] },
  });
  if (isKept) settleDraft(noteDraft(id), text);
  return isKept;
}
