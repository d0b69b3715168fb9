import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { sendNoteMutation } from '#web/__generated__/sendNoteMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { KEEPALIVE } from '#web/data/relay/ownNetwork.ts';
import { notesConnection } from './ownNotes.ts';

interface SentNote {
  readonly place: AttractionId;
  /** Empty: it goes. */
  readonly text: string;
  /** Texts that it may have had before; null: the last one saved counts. */
  readonly basedOn: readonly string[] | null;
  /** The same for the same text: one that arrives twice is taken once. */
  readonly attempt: string;
}

/** Sends a note, also while the page is being left. Throws ConnectionError, LimitedError, ServerError. */
export async function sendNote({ place, text, basedOn, attempt }: SentNote) {
  const { saveNote } = await mutate<sendNoteMutation>(
    graphql`
      mutation sendNoteMutation($input: SaveNoteInput!, $connections: [ID!]!) {
        saveNote(input: $input) {
          ... on SaveNotePayload @alias(as: "done") {
            note @prependNode(connections: $connections, edgeTypeName: "ViewerNotesEdge") {
              attractionId
              text
            }
            removedNoteId @deleteEdge(connections: $connections)
          }
          ... on NoteConflictError @alias(as: "conflict") {
            text
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { attractionId: place, text, basedOn, clientMutationId: attempt }, connections: notesConnection() },
    KEEPALIVE,
  );
  return saveNote;
}
