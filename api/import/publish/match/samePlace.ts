import type { LoadedRecord } from '#api/import/publish/core/loaded.ts';
import { gapM, growBox } from '#api/import/publish/core/worldBox.ts';
import { type WorldBox, areaContains, metresPerUnit } from '#common/geo/worldShape.ts';
import type { ComparableNames } from './nameSimilarity.ts';
import { nameSimilarity } from './nameSimilarity.ts';

/** A record with the fields that the comparison needs. */
export interface Comparable {
  readonly record: LoadedRecord;
  readonly names: ComparableNames;
  /** Categories of one group mean the same thing: a lean-to of one source and of another. */
  readonly group: string;
  /** Cafés, shops, services: an article on them may be that of the building or the chain. */
  readonly isService: boolean;
}

/**
 * Points of one place and one name lie this near to each other; of a similar name half as far at most, without a name
 * very near.
 */
const SAME_NAME_M = 300;
const SIMILAR_NAME_M = 100;
const UNNAMED_M = 50;
/** Records of one source that have one name and lie this near are one place mapped twice. */
const TWICE_M = 25;
const TWICE_WIDTH_M = 200;
/** Services that share an article and a name within this distance are one, whatever their categories. */
const SERVICE_ARTICLE_M = 50;
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
const DUPLICATE_OVERLAP_MIN = 0.8;
const AREA_RATIO_MIN = 1 / 3;
const LENGTH_RATIO_MIN = 1 / 2;
/** A box this wide no longer says where the place is: then the names must be the same. */
const WIDE_M = 2000;

/** How sure it is that two records are one place, larger is surer; 0 = they are not. */
export function sameness(a: Comparable, b: Comparable): number {
  if (differentHuts(a, b)) return 0;
  if (a.record.source === b.record.source) return isDuplicate(a, b) ? 4 : 0;
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

/**
 * Whether both records have the same wikidata item or encyclopedia article; across categories this says something about
 * services only where they have one name, in one house: the sauna and the restaurant of one.
 */
function sameArticle(a: Comparable, b: Comparable): boolean {
  const item = a.record.wikidata !== null && a.record.wikidata === b.record.wikidata;
  const article =
    a.record.properties.wikipedia !== undefined && a.record.properties.wikipedia === b.record.properties.wikipedia;
  if (!item && !article) return false;
  return a.group === b.group || (!a.isService && !b.isService) || isOneHouse(a, b);
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

/**
 * Whether two records of one source are one place: the node and the outline of one museum, the parts of one monument,
 * one beach drawn as sand and as water, one thing drawn twice.
 */
function isDuplicate(a: Comparable, b: Comparable): boolean {
  if (a.group !== b.group) return sameArticle(a, b) && isOneHouse(a, b) && isSmall(a.record) && isSmall(b.record);
  const [inner, outer] = a.record.shape === null ? [a.record, b.record] : [b.record, a.record];
  const twice = gapM(inner.box, outer.box) <= TWICE_M && !isWide(inner) && !isWide(outer) && isCalledTheSame(a, b);
  if (inner.shape === null) {
    if (outer.shape === null) return twice || (sameArticle(a, b) && gapM(inner.box, outer.box) <= UNNAMED_M);
    if (outer.shape.type !== 'AREA') return false;
    return twice || ((sameArticle(a, b) || shareName(a, b)) && areaContains(outer.shape, inner.x, inner.y));
  }
  if (twice && inner.type === 'AREA' && outer.type === 'AREA') return true;
  const called = sameArticle(a, b) || (inner.type === 'AREA' && outer.type === 'AREA' && isCalledTheSame(a, b));
  return called && sizesAlike(inner, outer) && overlap(inner.box, outer.box) >= DUPLICATE_OVERLAP_MIN;
}

/** Whether two records have one name and lie in one house. */
function isOneHouse(a: Comparable, b: Comparable): boolean {
  return shareName(a, b) && gapM(a.record.box, b.record.box) <= SERVICE_ARTICLE_M;
}

/** Whether a place is so wide that a neighbour of the same name may be another one: the parts of a divided park. */
function isWide({ box }: LoadedRecord): boolean {
  return widthM(box) > TWICE_WIDTH_M;
}

/** Whether both have the same first name; two lean-tos side by side may share a further one, "the double lean-to". */
function isCalledTheSame(
  {
    names: {
      full: [a],
    },
  }: Comparable,
  {
    names: {
      full: [b],
    },
  }: Comparable,
): boolean {
  return a !== undefined && a === b;
}

function shareName(a: Comparable, b: Comparable): boolean {
  return a.names.full.some((name) => b.names.full.includes(name));
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

function sizesAlike(a: LoadedRecord, b: LoadedRecord): boolean {
  if (a.type !== b.type) return true;
  if (a.type === 'PATH') return ratio(a.lengthM, b.lengthM) >= LENGTH_RATIO_MIN;
  return ratio(a.areaM2, b.areaM2) >= AREA_RATIO_MIN;
}

/** The smaller number divided by the larger, 0–1; 1 where one is unknown. */
function ratio(a: number | null, b: number | null): number {
  return a === null || b === null || a <= 0 || b <= 0 ? 1 : Math.min(a, b) / Math.max(a, b);
}

/** The part of the smaller box that lies in the other; boxes of straight lines are given some width first. */
function overlap(a: WorldBox, b: WorldBox): number {
  const [p, q] = [growBox(a, 50), growBox(b, 50)];
  const width = Math.min(p[2], q[2]) - Math.max(p[0], q[0]);
  const height = Math.min(p[3], q[3]) - Math.max(p[1], q[1]);
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.min(surface(p), surface(q));
}

function surface([minX, minY, maxX, maxY]: WorldBox): number {
  return (maxX - minX) * (maxY - minY);
}

function widthM([minX, minY, maxX, maxY]: WorldBox): number {
  return Math.hypot(maxX - minX, maxY - minY) * metresPerUnit(minY);
}

/** Whether the place is a point, or small enough to count as one. */
function isSmall({ box }: LoadedRecord): boolean {
  return widthM(box) <= SIMILAR_NAME_M;
}
