import { commitMutation, graphql } from 'react-relay';
import type { AttractionId } from '#common/attractionId.ts';
import type { sendPhotoMutation } from '#web/__generated__/sendPhotoMutation.graphql.ts';
import { ownWaitingConnection } from '#web/components/images/ownPhotos.ts';
import { ownEnvironment } from '#web/relay/ownEnvironment.ts';
import { onUploadProgress } from '#web/relay/uploadNetwork.ts';
import { refusedFault, requestFault, type UploadFault } from './uploadFault.ts';

export interface SentPhoto {
  readonly place: AttractionId;
  /** As the user chose it. */
  readonly chosen: Pick<File, 'name' | 'type'>;
  /** As it is sent. */
  readonly file: Blob;
  /** The same for the same photo: one that arrives twice is taken once. */
  readonly attempt: string;
}

/** Sends a photo of a place, which is among its photos then. Tells how much has been sent, and what was wrong, null where nothing was. What it returns aborts, and nothing more is told. */
export function sendPhoto({ place, chosen, file, attempt }: SentPhoto, onProgress: (fraction: number) => void, onEnd: (wrong: UploadFault | null) => void): () => void {
  onUploadProgress(file, onProgress);
  const { dispose } = commitMutation<sendPhotoMutation>(ownEnvironment(), {
    mutation: graphql`
      mutation sendPhotoMutation($input: UploadImageInput!, $connections: [ID!]!) {
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
    variables: { input: { attractionId: place, clientMutationId: attempt, file: null }, connections: ownWaitingConnection() },
    uploadables: { 'variables.input.file': file },
    onCompleted: ({ uploadImage: { done, refused } }) => onEnd(done ? null : refusedFault(refused, chosen)),
    onError: (error) => onEnd(requestFault(error)),
  });
  return dispose;
}
