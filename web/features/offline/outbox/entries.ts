import type { ConditionReport } from '#common/conditions/reportKinds.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';

/** `file`: the bytes as they are sent; `chosen`: the file that they were made of. */
interface ChosenPhoto {
  readonly file: Blob;
  readonly chosen: { readonly name: string; readonly type: string };
}

/** What a user has done, in the terms of the field: the build that sends it finds its own operation for it. */
export type Deed =
  /**
   * `type` null: the favourite is removed. `shown`: how a list shows it before the server answers; null where it is
   * removed.
   */
  | {
      readonly kind: 'favourite';
      readonly place: AttractionId;
      readonly type: FavouriteType | null;
      readonly shown: Favourite | null;
    }
  /** `basedOn`: texts that the note may have had before, an empty one for none. */
  | { readonly kind: 'note'; readonly place: AttractionId; readonly text: string; readonly basedOn: readonly string[] }
  | { readonly kind: 'comment'; readonly place: AttractionId; readonly text: string }
  /** `position`: where the user stood, if they said so; null: at the place. `seenAt`: ISO 8601. */
  | {
      readonly kind: 'condition';
      readonly place: AttractionId;
      readonly report: ConditionReport;
      readonly text: string;
      readonly language: Language;
      readonly position: Position | null;
      readonly seenAt: string;
      /** Queued on its own when the report has arrived; `attempt` becomes its entry's id. */
      readonly photo?: ChosenPhoto & { readonly attempt: string };
    }
  /** Another visitor's report still holds, or is over. `condition`: its GraphQL id. `seenAt`: ISO 8601. */
  | {
      readonly kind: 'judgeCondition';
      readonly place: AttractionId;
      readonly condition: string;
      readonly isOver: boolean;
      readonly seenAt: string;
    }
  | { readonly kind: 'ownPlace'; readonly name: string; readonly position: Position }
  /** `condition`: GraphQL id of the user's report that it belongs to. */
  | (ChosenPhoto & { readonly kind: 'photo'; readonly place: AttractionId; readonly condition?: string });

export type DeedKind = Deed['kind'];
export type DeedOf<K extends DeedKind> = Extract<Deed, { readonly kind: K }>;

/**
 * Why the server refused it: the place is gone; the user has as many as one may have; the user may not do it; anything
 * else about it.
 */
export type RefusalReason = 'gone' | 'full' | 'forbidden' | 'invalid';

/** What the user has to decide before the entry is sent again. */
export type Problem =
  | { readonly is: 'refused'; readonly reason: RefusalReason }
  | { readonly is: 'conflict'; readonly present: string };

/** The shape of an entry as this build writes it. */
export const ENTRY_FORMAT = 1;

/** Something that was done and has not arrived at the server. */
export interface Entry<D extends Deed = Deed> {
  readonly format: typeof ENTRY_FORMAT;
  /** `clientMutationId` of every request with it: one that arrived without its answer is not done twice. */
  readonly id: string;
  /** Owner's profile id. Entries are shown to and sent for this user only. */
  readonly profileId: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Name of the place; empty where it has none. */
  readonly placeName: string;
  readonly deed: D;
  /** A request with it may have arrived. */
  readonly isTried: boolean;
  readonly problem: Problem | null;
}

export function isOf<K extends DeedKind>(entry: Entry, kind: K): entry is Entry<DeedOf<K>> {
  return entry.deed.kind === kind;
}
