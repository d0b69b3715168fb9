import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { sendNoteMutation } from '#web/__generated__/sendNoteMutation.graphql.ts';
import { KEEPALIVE } from '#web/data/relay/ownNetwork.ts';
import { perform } from '#web/data/relay/perform.ts';
import { ownNotes } from './ownNotes.ts';

interface SentNote {
  readonly place: AttractionId;
  /** An empty text removes the note. */
  readonly text: string;
  /** Texts that the note may have had before: any other is a conflict. Null: this text wins over every other. */
  readonly basedOn: readonly string[] | null;
  /** `clientMutationId`: a request that arrives twice with the same one is done once. */
  readonly attempt: string;
}

/** Sends a note, also while the page is being left. */
export function sendNote({ place, text, basedOn, attempt }: SentNote) {
  return perform<sendNoteMutation>(
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
    { input: { attractionId: place, text, basedOn, clientMutationId: attempt }, connections: ownNotes.connections() },
    { cacheConfig: KEEPALIVE },
  );
}
