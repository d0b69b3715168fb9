import { commitMutation, graphql } from 'react-relay';
import type { profilePictureDeleteMutation } from '#web/__generated__/profilePictureDeleteMutation.graphql.ts';
import type { profilePictureUploadMutation } from '#web/__generated__/profilePictureUploadMutation.graphql.ts';
import { mutate, ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { onUploadProgress } from '#web/data/relay/uploadNetwork.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { currentViewer, setViewer } from '#web/features/account/viewer.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';
import { readRefusal } from '#web/ui/forms/refusal.ts';
import { refusedFault, requestFault } from './uploadFault.ts';

/** Sends a picture for the user's profile, which shows it then. Tells how much has been sent, and what was wrong, null where nothing was. What it returns aborts, and nothing more is told. */
export function sendProfilePicture(
  chosen: File,
  file: Blob,
  onProgress: (fraction: number) => void,
  onEnd: (wrong: Fault | null) => void,
): () => void {
  onUploadProgress(file, onProgress);
  const { dispose } = commitMutation<profilePictureUploadMutation>(ownEnvironment(), {
    mutation: graphql`
      mutation profilePictureUploadMutation($input: UploadProfileImageInput!) {
        uploadProfileImage(input: $input) {
          ... on UploadProfileImagePayload @alias(as: "done") {
            profile {
              id
              profileImage
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    variables: { input: { file: null } },
    uploadables: { 'variables.input.file': file },
    onCompleted: ({ uploadProfileImage: { done, refused } }) => {
      if (done) show(done.profile.profileImage ?? null);
      onEnd(done ? null : refusedFault(refused, chosen).fault);
    },
    onError: (error) => onEnd(requestFault(error).fault),
  });
  return dispose;
}

/** Takes the picture off the user's profile. Gives what is wrong, null where nothing is. */
export async function deleteProfilePicture(): Promise<Fault | null> {
  try {
    const { deleteProfileImage: answer } = await mutate<profilePictureDeleteMutation>(
      graphql`
        mutation profilePictureDeleteMutation($input: DeleteProfileImageInput!) {
          deleteProfileImage(input: $input) {
            ... on DeleteProfileImagePayload @alias(as: "done") {
              profile {
                id
                profileImage
              }
            }
            ...refusal_error @alias(as: "refused")
          }
        }
      `,
      { input: {} },
    );
    if (answer.done) {
      show(null);
      return null;
    }
    return readRefusal<Fault>(answer.refused, {
      unauthorized: (reason) => sessionEnded(reason).failure ?? { id: 'upload.sessionEnded' },
      otherwise: (fault) => fault,
      problem: 'picture.deleteFailed',
    });
  } catch (error) {
    return failureText(error, 'picture.deleteFailed');
  }
}

/** Wherever the page shows who is logged in. */
function show(profileImage: string | null): void {
  const state = currentViewer();
  if (state.status === 'known') setViewer({ ...state.viewer, profileImage });
}
