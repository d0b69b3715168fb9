import { graphql, readInlineData } from 'react-relay';
import type { ownPhotos_image$key } from '#web/__generated__/ownPhotos_image.graphql.ts';
import type { ownPhotosQuery } from '#web/__generated__/ownPhotosQuery.graphql.ts';
import { followOwn } from '#web/data/relay/ownPages.ts';
import { readPhoto } from './photo.ts';
import { type Photo, setOwnWaiting } from './photosStore.ts';

/** The connection in the user's store, once it has been loaded: what they upload goes there, as `...ownPhotos_image`. */
let connection: string | null = null;

export function ownWaitingConnection(): readonly string[] {
  return connection === null ? [] : [connection];
}

/** Loads the user's photos that wait for a moderator, which no public answer holds, and follows them. Ends with what it returns. */
export function followOwnPhotos(): () => void {
  return followOwn<ownPhotosQuery>({
    query: graphql`
      query ownPhotosQuery($after: String) {
        viewer {
          images(after: $after, first: 100, state: PENDING) @connection(key: "ownPhotos_images", filters: []) {
            __id
            edges {
              node {
                ...ownPhotos_image
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
    next: ({ viewer }) => (viewer?.images.pageInfo.hasNextPage ? (viewer.images.pageInfo.endCursor ?? null) : null),
    tell({ viewer }) {
      connection = viewer?.images.__id ?? null;
      const byPlace = new Map<number, Photo[]>();
      for (const { node } of viewer?.images.edges ?? []) {
        const { place, photo } = placed(node);
        byPlace.set(place, [...(byPlace.get(place) ?? []), photo]);
      }
      setOwnWaiting(byPlace);
    },
    // They are on the user's own page too, which tells of a failure.
    failed: () => setOwnWaiting(new Map()),
  });
}

/** A photo with the place that shows it: the one that took its own in, if any did. */
function placed(key: ownPhotos_image$key): { readonly place: number; readonly photo: Photo } {
  const image = readInlineData(
    graphql`
      fragment ownPhotos_image on Image @inline {
        attractionId
        attraction {
          attractionId
        }
        ...photo_image
      }
    `,
    key,
  );
  return { place: image.attraction?.attractionId ?? image.attractionId, photo: readPhoto(image) };
}
