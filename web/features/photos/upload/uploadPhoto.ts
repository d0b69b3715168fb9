import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { uploadPhotoMutation } from '#web/__generated__/uploadPhotoMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { ownPhotos } from '#web/features/photos/ownPhotos.ts';

interface Uploaded {
  readonly place: AttractionId;
  readonly file: Blob;
  /** The same for the same photo: a photo that arrives twice is stored once. */
  readonly attempt: string;
}

/** Uploads a photo of a place and adds it to the user's pending photos. An aborted upload never ends. */
export function uploadPhoto({ place, file, attempt }: Uploaded, signal?: AbortSignal) {
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
    { input: { attractionId: place, clientMutationId: attempt, file: null }, connections: ownPhotos.connections() },
    { uploadables: { 'variables.input.file': file }, ...(signal && { signal }) },
  );
}
