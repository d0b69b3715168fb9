import { graphql } from 'react-relay';
import type { ownNotesQuery } from '#web/__generated__/ownNotesQuery.graphql.ts';
import { ownContent } from '#web/data/own/ownContent.ts';
import { notes } from './notes.ts';

/** What the user has noted of places. */
export const ownNotes = ownContent({
  part: 'notes',
  store: notes,
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
  variables: (after): ownNotesQuery['variables'] => ({ after }),
  page: ({ viewer }: ownNotesQuery['response']) => viewer?.notes,
  read: (nodes) => nodes.map(({ attractionId, text }) => [attractionId, text] as const),
  valueOf: (texts) => new Map(texts),
});
