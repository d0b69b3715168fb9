import { useEffect } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ModeratedWaitingQuery } from '#web/__generated__/ModeratedWaitingQuery.graphql.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { readPhoto } from './photo.ts';
import { setModeratedPending } from './photosStore.ts';

/** Shows a moderator the pending photos of a place, from every user. */
export function ModeratedWaiting({ id }: { id: AttractionId }) {
  useEffect(() => {
    const asked = fetchQuery<ModeratedWaitingQuery>(
      ownEnvironment(),
      graphql`
        query ModeratedWaitingQuery($id: AttractionId!) {
          moderationImages(attractionId: $id, state: PENDING, first: 100) {
            edges {
              node {
                image {
                  ...photo_image
                }
              }
            }
          }
        }
      `,
      { id },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ moderationImages }) =>
        setModeratedPending(
          id,
          (moderationImages?.edges ?? []).map(({ node }) => readPhoto(node.image)),
        ),
      // The queue of photos has them too.
      error: () => setModeratedPending(id, []),
    });
    return () => asked.unsubscribe();
  }, [id]);
  return null;
}
