import type { Position } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import type { Favourite } from '#web/features/favourites/favourites.ts';

/** What somebody has done, in the terms of the field: whatever build sends it finds its own operation for it. */
export type Deed =
  /** `type` null: to be taken away. `shown`: how a list shows it until the server tells; null where it is told already. */
  | {
      readonly kind: 'favourite';
      readonly place: AttractionId;
      readonly type: FavouriteType | null;
      readonly shown: Favourite | null;
    }
  /** `basedOn`: texts that the note may have had before, an empty one for none. */
  | { readonly kind: 'note'; readonly place: AttractionId; readonly text: string; readonly basedOn: readonly string[] }
  | { readonly kind: 'comment'; readonly place: AttractionId; readonly text: string }
  | { readonly kind: 'ownPlace'; readonly name: string; readonly position: Position }
  /** As it is sent; `chosen`: the file that it was made of. */
  | {
      readonly kind: 'photo';
      readonly place: AttractionId;
      readonly file: Blob;
      readonly chosen: { readonly name: string; readonly type: string };
    };

export type DeedKind = Deed['kind'];
export type DeedOf<K extends DeedKind> = Extract<Deed, { readonly kind: K }>;

/** Why the server did not take it: the place is not there any more; there are as many as there may be; whoever did it may not; anything else about it. */
export type RefusalReason = 'gone' | 'full' | 'forbidden' | 'invalid';

/** What the user has to decide before anything more becomes of it. */
export type Problem =
  | { readonly is: 'refused'; readonly reason: RefusalReason }
  | { readonly is: 'conflict'; readonly present: string };

/** The shape of an entry as this build writes it. */
export const ENTRY_FORMAT = 1;

/** Something that was done and has not arrived. */
export interface Entry<D extends Deed = Deed> {
  readonly format: typeof ENTRY_FORMAT;
  /** `clientMutationId` of whatever sends it, made when it was done: what arrived although its answer did not is not done twice. */
  readonly id: string;
  /** Of whom: nobody else is shown it, and it is sent as nobody else's. */
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

/** What lies in the database, of whatever build. */
export interface Stored {
  readonly format: number;
  readonly id: string;
  readonly profileId: string;
}

type Step = (older: Stored) => Stored;

/** Brings an entry of each older format to the next one. */
const STEPS: Readonly<Record<number, Step>> = {};

/** An entry of any older format as this build knows it; null for one of a newer build, and for what is no entry: it is left alone. */
export function upToDate(stored: Stored, steps: Readonly<Record<number, Step>> = STEPS): Entry | null {
  const step = steps[stored.format];
  if (step) return upToDate(step(stored), steps);
  return isEntry(stored) ? stored : null;
}

const KINDS: ReadonlySet<unknown> = new Set<DeedKind>(['favourite', 'note', 'comment', 'ownPlace', 'photo']);

function isEntry(stored: Stored): stored is Entry {
  return (
    stored.format === ENTRY_FORMAT &&
    'deed' in stored &&
    typeof stored.deed === 'object' &&
    stored.deed !== null &&
    'kind' in stored.deed &&
    KINDS.has(stored.deed.kind)
  );
}

export function isOf<K extends DeedKind>(entry: Entry, kind: K): entry is Entry<DeedOf<K>> {
  return entry.deed.kind === kind;
}

/** Of which a later one takes the place of an earlier one; null: each stands for itself. */
function subjectOf({ deed }: Entry): string | null {
  return deed.kind === 'favourite' || deed.kind === 'note' ? `${deed.kind} ${deed.place}` : null;
}

/** What is about the same place arrives in the order in which it was done. */
export function placeOf({ id, deed }: Entry): string {
  return deed.kind === 'ownPlace' ? `new ${id}` : String(deed.place);
}

export function isReplacedBy(before: Entry, next: Entry): boolean {
  return (
    before.id !== next.id &&
    before.profileId === next.profileId &&
    subjectOf(before) !== null &&
    subjectOf(before) === subjectOf(next)
  );
}

/** As many as the server takes. */
const BASES_MAX = 5;

/** A later note in the place of an earlier one: the note may be what it was before that, and, once it has been tried, what that says. */
export function inPlaceOf(before: Entry, next: Entry): Entry {
  if (!isOf(before, 'note') || !isOf(next, 'note')) return next;
  const bases = new Set([...before.deed.basedOn, ...(before.isTried ? [before.deed.text] : [])]);
  return { ...next, deed: { ...next.deed, basedOn: [...bases].slice(-BASES_MAX) } };
}
