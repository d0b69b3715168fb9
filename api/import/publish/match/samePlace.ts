import type { LoadedRecord } from '#api/import/publish/core/loaded.ts';
import { gapM } from '#api/import/publish/core/worldBox.ts';
import { type Comparable, isDuplicate, sameArticle } from './duplicates.ts';
import { isSmall, overlap, sizesAlike, widthM } from './measures.ts';
import { nameSimilarity } from './nameSimilarity.ts';

/**
 * Points of one place and one name lie this near to each other; of a similar name half as far at most, without a name
 * very near.
 */
const SAME_NAME_M = 300;
const SIMILAR_NAME_M = 100;
const UNNAMED_M = 50;
/** Records that share a wikidata item or article but lie further apart show a mistake in one of the sources. */
const SAME_ARTICLE_M = 2000;

/** Metres of distance that count as much as the difference between two names that have nothing in common. */
const FARTHER_PER_M = 10_000;

const SAME_NAME = 0.85;
const SIMILAR_NAME = 0.7;
/** Sameness of records without names, less than that of any two similar names. */
const UNNAMED = 0.5;

/** The boxes of one area or line in two sources share at least this part of the smaller box. */
const OVERLAP_MIN = 0.3;
/** A box this wide no longer says where the place is: then the names must be the same. */
const WIDE_M = 2000;

/** How sure it is that two records are one place, larger is surer; 0 = they are not. */
export function sameness(a: Comparable, b: Comparable): number {
  if (differentHuts(a, b)) return 0;
  if (a.record.source === b.record.source) return isDuplicate(a, b) ? 4 : 0;
  return ofTwoSources(a, b);
}

/**
 * How sure it is that a record follows one that its source no longer has, as a way follows a node: since the two are
 * not there side by side, they need not be more alike than records of two sources.
 */
export function succession(a: Comparable, b: Comparable): number {
  if (a.record.source !== b.record.source) return 0;
  return sameness(a, b) || (differentHuts(a, b) ? 0 : ofTwoSources(a, b));
}

function ofTwoSources(a: Comparable, b: Comparable): number {
  if (sameArticle(a, b) && gapM(a.record.box, b.record.box) <= SAME_ARTICLE_M) return a.group === b.group ? 3 : 2;
  return a.group === b.group && !differentItems(a, b) ? alike(a, b) : 0;
}

/**
 * Whether two records that are joined through a third may be one place; this limits the width of a chain of records.
 */
export function mayShare(a: Comparable, b: Comparable): boolean {
  if (differentHuts(a, b)) return false;
  if (a.record.source === b.record.source) return isDuplicate(a, b);
  const article = sameArticle(a, b);
  if (!article && differentItems(a, b)) return false;
  const limit = article ? SAME_ARTICLE_M : SAME_NAME_M;
  return gapM(a.record.box, b.record.box) <= limit;
}

/** Whether one is a hut that must be reserved and the other is not: they often stand side by side under one name. */
function differentHuts(a: Comparable, b: Comparable): boolean {
  return isReserved(a) !== isReserved(b) && (isOpenHut(a) || isOpenHut(b));
}

function isReserved({ names: { full } }: Comparable): boolean {
  return full.some((name) => /varaus|vuokratupa|bokning|reserv/.test(name));
}

function isOpenHut({ names: { full } }: Comparable): boolean {
  return full.some((name) => /autiotupa|avotupa|odestuga|open hut/.test(name));
}

/** Whether both have a wikidata item, and not the same: then they are two places, however alike their names. */
function differentItems(a: Comparable, b: Comparable): boolean {
  return a.record.wikidata !== null && b.record.wikidata !== null && a.record.wikidata !== b.record.wikidata;
}

/** Sameness 0–1 of two records of one group from different sources, by name, place and size. */
function alike(a: Comparable, b: Comparable): number {
  const gap = gapM(a.record.box, b.record.box);
  if (gap > SAME_NAME_M) return 0;
  const similarity = nameSimilarity(a.names, b.names);
  // Of two that are called the same the nearer one is meant, as of the marinas of one island.
  const sureness = similarity - gap / FARTHER_PER_M;
  if (a.record.shape !== null && b.record.shape !== null && !(isSmall(a.record) && isSmall(b.record))) {
    return similarity >= SIMILAR_NAME && drawnAlike(a.record, b.record, similarity) ? sureness : 0;
  }
  if (similarity >= SAME_NAME) return sureness;
  const wide = Math.max(widthM(a.record.box), widthM(b.record.box)) > WIDE_M;
  if (similarity >= SIMILAR_NAME && gap <= SIMILAR_NAME_M && !wide) return sureness;
  const unnamed = a.names.specific.length === 0 || b.names.specific.length === 0;
  return unnamed && gap <= UNNAMED_M && isSmall(a.record) && isSmall(b.record) ? UNNAMED : 0;
}

/** Whether two lines or areas cover the same ground. */
function drawnAlike(a: LoadedRecord, b: LoadedRecord, similarity: number): boolean {
  if (a.type !== b.type && similarity < SAME_NAME) return false;
  return sizesAlike(a, b) && overlap(a.box, b.box) >= OVERLAP_MIN;
}
