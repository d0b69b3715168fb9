import { graphql } from 'react-relay';
import type { deletePhotoMutation } from '#web/__generated__/deletePhotoMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';
import { readRefusal } from '#web/ui/forms/refusal.ts';
import { ownWaitingConnection } from './ownPhotos.ts';
import { markDeleted, type Photo } from './photosStore.ts';

/** Deletes a photo of one's own, moderators any; it goes from the lists of the user's store, and from every screen. Gives what is wrong, null where nothing is: also where somebody had deleted it before. */
export async function deletePhoto(
  { id, imageId }: Pick<Photo, 'id' | 'imageId'>,
  connections: readonly string[] = [],
): Promise<Fault | null> {
  try {
    const { deleteImage: answer } = await mutate<deletePhotoMutation>(
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
      { input: { id }, connections: [...ownWaitingConnection(), ...connections] },
    );
    if (answer.done || answer.__typename === 'NotFoundError') {
      markDeleted(imageId);
      return null;
    }
    return readRefusal<Fault>(answer.refused, {
      unauthorized: (reason) => sessionEnded(reason).failure ?? { id: 'photos.deleteFailed' },
      otherwise: (fault) => fault,
      problem: 'photos.deleteFailed',
    });
  } catch (error) {
    return failureText(error, 'photos.deleteFailed');
  }
}
