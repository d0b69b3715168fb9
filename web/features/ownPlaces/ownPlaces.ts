import { graphql, readInlineData } from 'react-relay';
import type { ownPlaces_place$key } from '#web/__generated__/ownPlaces_place.graphql.ts';
import type { ownPlacesQuery } from '#web/__generated__/ownPlacesQuery.graphql.ts';
import { ownContent } from '#web/data/own/ownContent.ts';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { ownPlacesStore } from './ownPlacesStore.ts';

/** The user's own places, the newest first. */
export const ownPlaces = ownContent({
  part: 'ownPlaces',
  store: ownPlacesStore,
  query: graphql`
    query ownPlacesQuery($after: String) {
      viewer {
        ownPlaces(after: $after, first: 100) @connection(key: "ownPlaces_ownPlaces") {
          __id
          edges {
            node {
              ...ownPlaces_place
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
  variables: (after): ownPlacesQuery['variables'] => ({ after }),
  page: ({ viewer }: ownPlacesQuery['response']) => viewer?.ownPlaces,
  read: (nodes) => nodes.map(ownPlaceOf),
  valueOf: (places) => places,
});

function ownPlaceOf(key: ownPlaces_place$key): OwnPlace {
  const { ownPlaceId, name, pos, bbox, lengthM, line, created } = readInlineData(
    graphql`
      fragment ownPlaces_place on OwnPlace @inline {
        ownPlaceId
        name
        pos
        bbox
        lengthM
        line
        created
      }
    `,
    key,
  );
  return { id: ownPlaceId, name, position: pos, bbox, lengthM: lengthM ?? null, line: line ?? null, created };
}
