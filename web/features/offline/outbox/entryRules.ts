import { NOTE_BASES_MAX } from '#common/limits.ts';
import { type DeedKind, type Entry, ENTRY_FORMAT, isOf } from './entries.ts';

/** A row of the database, whichever build wrote it. */
export interface Stored {
  readonly format: number;
  readonly id: string;
  readonly profileId: string;
}

type Step = (older: Stored) => Stored;

/** Brings an entry of each older format to the next one. */
const STEPS: Readonly<Record<number, Step>> = {};

/**
 * An entry of any older format in this build's; null for one of a newer build, and for a row that is no entry: both are
 * left alone.
 */
export function upToDate(stored: Stored, steps: Readonly<Record<number, Step>> = STEPS): Entry | null {
  const step = steps[stored.format];
  if (step) return upToDate(step(stored), steps);
  return isEntry(stored) ? stored : null;
}

const KINDS: ReadonlySet<unknown> = new Set<DeedKind>([
  'favourite',
  'note',
  'comment',
  'condition',
  'judgeCondition',
  'ownPlace',
  'photo',
]);

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

/**
 * What a later entry replaces an earlier one of: the favourite or the note of a place, the judgement of a report; null:
 * the entry never replaces another.
 */
function subjectOf({ deed }: Entry): string | null {
  if (deed.kind === 'judgeCondition') return deed.condition;
  return deed.kind === 'favourite' || deed.kind === 'note' ? `${deed.kind} ${deed.place}` : null;
}

/** Entries of the same place are sent in the order in which they were made. */
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

/**
 * A later note that replaces an earlier one: the stored note may be what the earlier one was based on, and, once that
 * was tried, its text.
 */
export function inPlaceOf(before: Entry, next: Entry): Entry {
  if (!isOf(before, 'note') || !isOf(next, 'note')) return next;
  const bases = new Set([...before.deed.basedOn, ...(before.isTried ? [before.deed.text] : [])]);
  return { ...next, deed: { ...next.deed, basedOn: [...bases].slice(-NOTE_BASES_MAX) } };
}
