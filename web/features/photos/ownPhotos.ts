import { graphql, readInlineData } from 'react-relay';
import type { ownPhotos_image$key } from '#web/__generated__/ownPhotos_image.graphql.ts';
import type { ownPhotosQuery } from '#web/__generated__/ownPhotosQuery.graphql.ts';
import { ownPages } from '#web/data/own/ownPages.ts';
import { readPhoto } from './photo.ts';
import { type Photo, setOwnPending } from './photosStore.ts';

/**
 * The user's photos that no moderator has approved yet: no public answer holds them. New uploads are added to its
 * connection as `...ownPhotos_image`.
 */
export const ownPhotos = ownPages({
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
  variables: (after): ownPhotosQuery['variables'] => ({ after }),
  page: ({ viewer }: ownPhotosQuery['response']) => viewer?.images,
  show(nodes) {
    const byPlace = new Map<number, Photo[]>();
    for (const node of nodes) {
      const { place, photo } = placed(node);
      byPlace.set(place, [...(byPlace.get(place) ?? []), photo]);
    }
    setOwnPending(byPlace);
  },
  // The user's own page lists them too, and shows the failure.
  fail: () => setOwnPending(new Map()),
});

/** A photo with the id of the place that shows it: where its place was merged into another, that one. */
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
