import { graphql } from 'react-relay';
import type { AttractionId } from '#common/attractionId.ts';
import type { saveNoteMutation } from '#web/__generated__/saveNoteMutation.graphql.ts';
import { type Fault, failureText } from '#web/components/account/fault.ts';
import { refusalOf } from '#web/components/account/refusal.ts';
import { sessionEnded } from '#web/components/account/session.ts';
import { mutate } from '#web/relay/ownEnvironment.ts';
import { KEEPALIVE } from '#web/relay/ownNetwork.ts';
import { OWN_DRAFTS, settleDraft } from '#web/state/draft.ts';
import { notesConnection } from './ownNotes.ts';

/** What was written and has not arrived is kept under this while the tab is open. */
export function noteDraft(id: AttractionId): string {
  return `${OWN_DRAFTS}note.${id}`;
}

/**
 * Saves a note, also while the page is being left; an empty one goes. Its draft is forgotten once it has arrived. Gives what is wrong,
 * null where nothing is.
 */
export async function saveNote(id: AttractionId, text: string): Promise<Fault | null> {
  try {
    const { saveNote: answer } = await mutate<saveNoteMutation>(
      graphql`
        mutation saveNoteMutation($input: SaveNoteInput!, $connections: [ID!]!) {
          saveNote(input: $input) {
            ... on SaveNotePayload @alias(as: "done") {
              note @prependNode(connections: $connections, edgeTypeName: "ViewerNotesEdge") {
                attractionId
                text
              }
              removedNoteId @deleteEdge(connections: $connections)
            }
            ...refusal_error @alias(as: "refused")
          }
        }
      `,
      { input: { attractionId: id, text }, connections: notesConnection() },
      KEEPALIVE,
    );
    if (!answer.done) return refusalOf(answer.refused, { unauthorized: sessionEnded, problem: 'note.failed' }).failure ?? { id: 'note.failed' };
    settleDraft(noteDraft(id), text);
    return null;
  } catch (error) {
    return failureText(error, 'note.failed');
  }
}
