import type { DeedKind, DeedOf, Entry } from '#web/features/offline/outbox/entries.ts';
import { outcomeOf } from '#web/features/offline/outbox/outcome.ts';
import type { Outcome } from '#web/features/offline/outbox/sender.ts';

/** How each kind of deed is sent; the code for it is loaded when there is something to send. */
const DELIVERIES: { readonly [K in DeedKind]: (deed: DeedOf<K>, id: string) => Promise<Outcome> } = {
  async favourite({ place, type }, id) {
    const { sendFavourite } = await import('#web/features/favourites/sendFavourite.ts');
    return outcomeOf(await sendFavourite(place, type, id));
  },
  async note(deed, id) {
    const { deliverNote } = await import('#web/features/notes/deliverNote.ts');
    return deliverNote(deed, id);
  },
  async comment({ place, text }, id) {
    const { sendComment } = await import('#web/features/comments/sendComment.ts');
    return outcomeOf(await sendComment(place, text, id));
  },
  async condition(deed, id) {
    const { deliverCondition } = await import('#web/features/conditions/reports/deliverCondition.ts');
    return deliverCondition(deed, id);
  },
  async judgeCondition(deed) {
    const { deliverJudgement } = await import('#web/features/conditions/reports/deliverCondition.ts');
    return deliverJudgement(deed);
  },
  async ownPlace({ name, position }, id) {
    const { sendOwnPlace } = await import('#web/features/ownPlaces/sendOwnPlace.ts');
    return outcomeOf(await sendOwnPlace(name, position, id));
  },
  async photo(deed, id) {
    const { deliverPhoto } = await import('#web/features/photos/upload/deliverPhoto.ts');
    return deliverPhoto(deed, id);
  },
};

/** Sends an entry of the outbox. */
export async function deliver({ id, deed }: Entry): Promise<Outcome> {
  try {
    return await deliverAs(deed.kind, deed, id);
  } catch {
    // Its code could not be loaded.
    return { is: 'unreachable' };
  }
}

function deliverAs<K extends DeedKind>(kind: K, deed: DeedOf<K>, id: string): Promise<Outcome> {
  return DELIVERIES[kind](deed, id);
}
