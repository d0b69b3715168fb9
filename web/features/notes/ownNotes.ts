import { graphql } from 'react-relay';
import type { ownNotesQuery } from '#web/__generated__/ownNotesQuery.graphql.ts';
import { followOwn } from '#web/data/relay/ownPages.ts';
import { failedToTell, told } from '#web/features/offline/own/restore.ts';
import { setNotes } from './notes.ts';

/** The connection in the user's store, once it has been loaded. */
let connection: string | null = null;

export function notesConnection(): readonly string[] {
  return connection === null ? [] : [connection];
}

/** Loads what the user has noted, and follows it. Ends with what it returns. */
export function followNotes(): () => void {
  return followOwn<ownNotesQuery>({
    query: graphql`
      query ownNotesQuery($after: String) {
        viewer {
          notes(after: $after, first: 100) @connection(key: "ownNotes_notes") {
            __id
            edges {
              node {
                attractionId
                text
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    `,
    variables: (after) => ({ after }),
    next: ({ viewer }) => (viewer?.notes.pageInfo.hasNextPage ? (viewer.notes.pageInfo.endCursor ?? null) : null),
    tell({ viewer }) {
      connection = viewer?.notes.__id ?? null;
      told(
        'notes',
        (viewer?.notes.edges ?? []).map(({ node }) => [node.attractionId, node.text] as const),
      );
    },
    failed: (error, isOver) => void failedToTell('notes', error, isOver, () => setNotes({ status: 'failed', error })),
  });
}
