import { graphql, readInlineData } from 'react-relay';
import type { ownPlaces_place$key } from '#web/__generated__/ownPlaces_place.graphql.ts';
import type { ownPlacesQuery } from '#web/__generated__/ownPlacesQuery.graphql.ts';
import { followOwn } from '#web/data/relay/ownPages.ts';
import { failedToTell, told } from '#web/features/offline/own/restore.ts';
import { type OwnPlace, setOwnPlaces } from './ownPlacesStore.ts';

/** The connection in the user's store, once it has been loaded: new places go there. */
let connection: string | null = null;

export function ownPlacesConnection(): readonly string[] {
  return connection === null ? [] : [connection];
}

/** Loads the user's own places and follows them. Ends with what it returns. */
export function followOwnPlaces(): () => void {
  return followOwn<ownPlacesQuery>({
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
    variables: (after) => ({ after }),
    next: ({ viewer }) =>
      viewer?.ownPlaces.pageInfo.hasNextPage ? (viewer.ownPlaces.pageInfo.endCursor ?? null) : null,
    tell({ viewer }) {
      connection = viewer?.ownPlaces.__id ?? null;
      told(
        'ownPlaces',
        (viewer?.ownPlaces.edges ?? []).map(({ node }) => ownPlaceOf(node)),
      );
    },
    failed: (error, isOver) =>
      void failedToTell('ownPlaces', error, isOver, () => setOwnPlaces({ status: 'failed', error })),
  });
}

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
