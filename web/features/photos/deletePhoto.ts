import { graphql } from 'react-relay';
import type { deletePhotoMutation } from '#web/__generated__/deletePhotoMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { ownPhotos } from './ownPhotos.ts';
import { markDeleted, type Photo } from './photosStore.ts';

/**
 * Deletes a photo of the user; moderators delete any photo. It leaves the lists of the user's store and every screen.
 * Returns the text of a failure, else null, also for a photo that somebody had deleted before.
 */
export async function deletePhoto(
  { id, imageId }: Pick<Photo, 'id' | 'imageId'>,
  connections: readonly string[] = [],
): Promise<Fault | null> {
  const result = await perform<deletePhotoMutation>(
    graphql`
      mutation deletePhotoMutation($input: DeleteImageInput!, $connections: [ID!]!) {
        deleteImage(input: $input) {
          __typename
          ... on DeleteImagePayload @alias(as: "done") {
            deletedImageId @deleteEdge(connections: $connections)
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { id }, connections: [...ownPhotos.connections(), ...connections] },
  );
  if (result.is !== 'done' && result.is !== 'notFound') return userFault(result, { problem: 'photos.deleteFailed' });
  markDeleted(imageId);
  return null;
}
