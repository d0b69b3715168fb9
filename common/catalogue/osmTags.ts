/** Names OSM objects by the rules of scripts/catalogue/rows: the first that fits, the most interesting first. */
import { localDate } from '#common/localDays.ts';
import rows from './osmRules.json' with { type: 'json' };

export type OsmTags = Readonly<Record<string, string>>;

export type OsmShape = 'POINT' | 'PATH' | 'AREA';

export interface TaggedCategory {
  readonly key: string;
  /** Without a name such a place says nothing; objects without one never get this category. */
  readonly needsName: boolean;
  /** Shown even where nobody may enter, or out of use: sights and protected areas. */
  readonly lasting: boolean;
}

interface Condition {
  readonly tag: string;
  /** Null = any value. */
  readonly values: ReadonlySet<string> | null;
  readonly not: boolean;
}

interface Rule extends TaggedCategory {
  readonly rank: number;
  /** Alternatives; all conditions of one must hold. */
  readonly any: readonly (readonly Condition[])[];
  readonly shapes: readonly string[];
}

const rules: readonly Rule[] = rows.map((row, rank) => ({
  ...row,
  rank,
  any: row.any.map((alternative) =>
    alternative.map((condition) => ({ ...condition, values: condition.values && new Set(condition.values) })),
  ),
}));

/** Rules by a tag each of their alternatives asks for, so that most objects are left after one look-up per tag. */
const rulesByTag: ReadonlyMap<string, readonly Rule[]> = indexByTag();

const NO_RULES: readonly Rule[] = [];

function indexByTag(): Map<string, Rule[]> {
  const index = new Map<string, Rule[]>();
  for (const rule of rules) {
    const tags = new Set(rule.any.flatMap((alternative) => alternative.find(({ not }) => !not)?.tag ?? []));
    for (const tag of tags) index.set(tag, [...(index.get(tag) ?? []), rule]);
  }
  return index;
}

const NAME_TAGS = ['name', 'name:fi', 'name:sv', 'name:en', 'name:se', 'name:smn', 'name:sms'];

/** Values of these that mean: not there any more, or not yet. */
const OUT_OF_USE_TAGS = [
  'disused',
  'abandoned',
  'demolished',
  'razed',
  'removed',
  'vacant',
  'construction',
  'proposed',
];

/** States of a route that nobody can follow. */
const DEAD_ROUTE_STATES: ReadonlySet<string> = new Set(['disused', 'abandoned', 'proposed', 'construction']);

/** A year, month or day as far as the text says it; other texts (`~1950`, `C18`) are not read. */
const DATE = /^\d{4}(?:-\d{2}){0,2}$/;

/** Whether its `end_date` lies in the past, or its opening in the future. */
function isOfAnotherTime({ end_date: end = '', opening_date: opening = '', start_date: start = '' }: OsmTags): boolean {
  const today = (date: string) => localDate(Date.now()).slice(0, date.length);
  const isFuture = (date: string) => DATE.test(date) && date > today(date);
  return (DATE.test(end) && end < today(end)) || isFuture(opening) || isFuture(start);
}

/** Whether a tag of the catalogue is still there beside its twin, which says that the thing is out of use. */
function isDisusedTwin(tags: OsmTags): boolean {
  return Object.keys(tags).some((tag) => {
    const twin = tag.startsWith('disused:') ? tag.slice('disused:'.length) : '';
    return rulesByTag.has(twin) && tags[tag] === tags[twin];
  });
}

function isOutOfUse(tags: OsmTags): boolean {
  return (
    OUT_OF_USE_TAGS.some((tag) => tags[tag] === 'yes') ||
    tags['status'] === 'closed' ||
    DEAD_ROUTE_STATES.has(tags['state'] ?? '') ||
    isDisusedTwin(tags)
  );
}

const CLOSED_TO_VISITORS: ReadonlySet<string> = new Set(['private', 'no', 'military', 'members']);

/** A tag may hold several values: `cafe;bar`. */
function holds({ tag, values, not }: Condition, tags: OsmTags): boolean {
  const value = tags[tag];
  if (value === undefined) return not;
  const fits =
    values === null ||
    values.has(value.trim()) ||
    (value.includes(';') && value.split(';').some((part) => values.has(part.trim())));
  return fits !== not;
}

/** Whether it has a name; the single letter of a building is none. */
export function isNamed(tags: OsmTags): boolean {
  const least = tags['building'] === undefined ? 1 : 2;
  return NAME_TAGS.some((tag) => (tags[tag]?.length ?? 0) >= least);
}

/**
 * The category of an OSM object by its tags and shape, or null where it is no place of ours. Lifecycle prefixes
 * (`disused:amenity`) are other tags and never fit; what is private or out of use is left out unless it is a sight or a
 * protected area. `named`: as if it had a name, or none.
 */
export function categoryOfTags(tags: OsmTags, shape: OsmShape, named = isNamed(tags)): TaggedCategory | null {
  const candidates: Rule[] = [];
  for (const tag in tags) candidates.push(...(rulesByTag.get(tag) ?? NO_RULES));
  if (candidates.length === 0 || isOfAnotherTime(tags)) return null;
  const unusable = isOutOfUse(tags) || CLOSED_TO_VISITORS.has(tags['access'] ?? '');
  const found = candidates
    .sort((a, b) => a.rank - b.rank)
    .find(
      (rule) =>
        rule.shapes.includes(shape) &&
        (named || !rule.needsName) &&
        (rule.lasting || !unusable) &&
        rule.any.some((alternative) => alternative.every((condition) => holds(condition, tags))),
    );
  return found === undefined ? null : { key: found.key, needsName: found.needsName, lasting: found.lasting };
}
