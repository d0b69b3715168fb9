import { graphql } from 'react-relay';
import type { profilePictureDeleteMutation } from '#web/__generated__/profilePictureDeleteMutation.graphql.ts';
import type { profilePictureUploadMutation } from '#web/__generated__/profilePictureUploadMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { onUploadProgress } from '#web/data/relay/uploadNetwork.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import { currentViewer, setViewer } from '#web/features/account/viewer.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { uploadFault } from './uploadFault.ts';

/**
 * Sends a picture for the user's profile, which then shows it. Calls `onProgress` with the part that has been sent,
 * from 0 to 1. Returns the text of a failure, else null; an aborted picture never ends.
 */
export async function sendProfilePicture(
  chosen: File,
  file: Blob,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<Fault | null> {
  onUploadProgress(file, onProgress);
  const result = await perform<profilePictureUploadMutation>(
    graphql`
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
    { input: { file: null } },
    { uploadables: { 'variables.input.file': file }, signal },
  );
  if (result.is !== 'done') return uploadFault(result, chosen).fault;
  show(result.done.profile.profileImage ?? null);
  return null;
}

/** Removes the picture of the user's profile. Returns the text of a failure, else null. */
export async function deleteProfilePicture(): Promise<Fault | null> {
  const result = await perform<profilePictureDeleteMutation>(
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
  if (result.is !== 'done') return userFault(result, { problem: 'picture.deleteFailed' }, 'upload.sessionEnded');
  show(null);
  return null;
}

/** Updates the picture of the logged-in user on the whole page. */
function show(profileImage: string | null): void {
  const state = currentViewer();
  if (state.status === 'known') setViewer({ ...state.viewer, profileImage });
}
