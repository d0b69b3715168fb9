import { commitMutation, graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { uploadPhotoMutation } from '#web/__generated__/uploadPhotoMutation.graphql.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { ownWaitingConnection } from '#web/features/photos/ownPhotos.ts';

interface Uploaded {
  readonly place: AttractionId;
  readonly file: Blob;
  /** The same for the same photo: one that arrives twice is taken once. */
  readonly attempt: string;
}

interface On {
  readonly answered: (answer: uploadPhotoMutation['response']['uploadImage']) => void;
  readonly failed: (error: unknown) => void;
}

/** Uploads a photo of a place, which is among its photos then. What it returns aborts, and nothing more is told. */
export function uploadPhoto({ place, file, attempt }: Uploaded, { answered, failed }: On): () => void {
  const { dispose } = commitMutation<uploadPhotoMutation>(ownEnvironment(), {
    mutation: graphql`
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
    variables: {
      input: { attractionId: place, clientMutationId: attempt, file: null },
      connections: ownWaitingConnection(),
    },
    uploadables: { 'variables.input.file': file },
    onCompleted: ({ uploadImage }) => answered(uploadImage),
    onError: failed,
  });
  return dispose;
}
