import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { uploadPhotoMutation } from '#web/__generated__/uploadPhotoMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { ownPhotos } from '#web/features/photos/ownPhotos.ts';

interface Uploaded {
  readonly place: AttractionId;
  readonly file: Blob;
  /** GraphQL id of the user's report of a condition that it belongs to. */
  readonly condition?: string | undefined;
  /** The same for the same photo: a photo that arrives twice is stored once. */
  readonly attempt: string;
}

/**
 * Uploads a photo of a place and adds it to the user's pending photos. One whose report is over becomes a photo of the
 * place alone. An aborted upload never ends.
 */
export async function uploadPhoto(photo: Uploaded, signal?: AbortSignal) {
  const result = await upload(photo, signal);
  const isReportOver = result.is === 'invalid' && result.parameterName === 'conditionId';
  return isReportOver ? upload({ ...photo, condition: undefined }, signal) : result;
}

function upload({ place, file, condition, attempt }: Uploaded, signal?: AbortSignal) {
  return perform<uploadPhotoMutation>(
    graphql`
      mutation uploadPhotoMutation($input: UploadImageInput!, $connections: [ID!]!) {
        uploadImage(input: $input) {
          ... on UploadImagePayload @alias(as: "done") {
            imageEdge @prependEdge(connections: $connections) {
              cursor
              node {
                ...ownPhotos_image
              }
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      input: { attractionId: place, conditionId: condition ?? null, clientMutationId: attempt, file: null },
      connections: ownPhotos.connections(),
    },
    { uploadables: { 'variables.input.file': file }, ...(signal && { signal }) },
  );
}
