import type { Entry } from './entries.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './sender.ts';

/** Sends an entry as this build sends what it says; the code for it is loaded when there is something to send. */
export async function deliver({ id, deed }: Entry): Promise<Outcome> {
  try {
    switch (deed.kind) {
      case 'favourite': {
        const { sendFavourite } = await import('#web/features/favourites/sendFavourite.ts');
        return await outcomeOf(sendFavourite(deed.place, deed.type, id));
      }
      case 'note': {
        const { deliverNote } = await import('#web/features/notes/deliverNote.ts');
        return await deliverNote(deed, id);
      }
      case 'comment': {
        const { sendComment } = await import('#web/features/comments/sendComment.ts');
        return await outcomeOf(sendComment(deed.place, deed.text, id));
      }
      case 'ownPlace': {
        const { sendOwnPlace } = await import('#web/features/ownPlaces/sendOwnPlace.ts');
        return await outcomeOf(sendOwnPlace(deed.name, deed.position, id));
      }
      case 'photo': {
        const { deliverPhoto } = await import('#web/features/photos/upload/deliverPhoto.ts');
        return await deliverPhoto(deed, id);
      }
    }
  } catch {
    // Its code could not be loaded.
    return { is: 'unreachable' };
  }
}
