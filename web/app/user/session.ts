import { registerOwnContent } from '#web/data/own/ownContent.ts';
import { onAccessRefused } from '#web/data/relay/ownNetwork.ts';
import { checkSession, loadViewer, saveLanguage } from '#web/features/account/session.ts';
import { setUserParts } from '#web/features/account/userParts.ts';
import { currentViewer } from '#web/features/account/viewer.ts';
import type { SessionCode } from '#web/features/account/viewerLoading.ts';
import { followDeviceFavourites } from '#web/features/favourites/deviceFavourites.ts';
import { ownFavourites } from '#web/features/favourites/ownFavourites.ts';
import { ownNotes } from '#web/features/notes/ownNotes.ts';
import { discardAllOf } from '#web/features/offline/outbox/outbox.ts';
import { beginOutbox, endOutbox } from '#web/features/offline/outbox/start.ts';
import { dropSharedFile } from '#web/features/offline/worker/shared.ts';
import { showOwnMatches } from '#web/features/ownPlaces/ownMatches.ts';
import { ownPlaces } from '#web/features/ownPlaces/ownPlaces.ts';
import { ownPhotos } from '#web/features/photos/ownPhotos.ts';
import { deliver } from './deliver.ts';
import { reloadArrived } from './reloadArrived.ts';

registerOwnContent([ownFavourites, ownNotes, ownPlaces, ownPhotos]);
showOwnMatches();
followDeviceFavourites();
reloadArrived();

setUserParts({
  begin: ({ profileId }, ended) => beginOutbox({ profileId, deliver, ended }),
  greet: ({ role }) => {
    if (role === 'ADMIN') void notifyOfNewImages();
  },
  end: endOutbox,
  leave() {
    endOutbox();
    void dropSharedFile();
  },
  discardQueued: discardAllOf,
});

/** The server refused a query: the page shows the login, or what somebody without the right is shown. */
onAccessRefused((refusal) => {
  const state = currentViewer();
  if (state.status !== 'known') return;
  if (refusal === 'anonymous') void checkSession();
  // The role was taken since the page asked who is logged in; others than admins ask for nothing that is refused.
  else if (state.viewer.role === 'ADMIN') void loadViewer();
});

/** The session with all that is loaded for its user, or from the device of a visitor. */
export const session: SessionCode = { loadViewer, saveLanguage };

/** Admins are notified of photos that wait for approval (SPEC §6); the code for it is loaded for admins only. */
async function notifyOfNewImages(): Promise<void> {
  const notice = await import('#web/features/moderation/newImages.ts').catch(() => null);
  await notice?.notifyOfNewImages();
}
