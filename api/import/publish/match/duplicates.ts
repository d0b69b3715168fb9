import type { LoadedRecord } from '#api/import/publish/core/loaded.ts';
import { gapM } from '#api/import/publish/core/worldBox.ts';
import { areaContains, type WorldShape } from '#common/geo/worldShape.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import { isSmall, overlap, sizesAlike, widthM } from './measures.ts';
import type { ComparableNames } from './nameSimilarity.ts';

/** A record with the fields that the comparison needs. */
export interface Comparable {
  readonly record: LoadedRecord;
  readonly names: ComparableNames;
  /** Categories of one group mean the same thing: a lean-to of one source and of another. */
  readonly group: string;
  /** Cafés, shops, services: an article on them may be that of the building or the chain. */
  readonly isService: boolean;
}

/** Records of one source that have one name and lie this near are one place mapped twice. */
const TWICE_M = 25;
const TWICE_WIDTH_M = 200;
/** Of two names of one place mapped twice, the longer one begins with the shorter one. */
const LONGER_NAME_M = 10;
/** The sculptures of one work of art stand this near to each other. */
const ARTWORK_M = 200;
/** Two points under one article that lie this near are one place. */
const SAME_SPOT_M = 50;
/** Services of any categories that share an article and a name within this distance are one. */
const SERVICE_ARTICLE_M = 50;
const DUPLICATE_OVERLAP_MIN = 0.8;
/** Buildings under one item that lie this near to each other are one: the houses of an office. */
const BUILDINGS_M = 100;
const BUILDING = 'building/landmark';

/**
 * Whether both records have the same wikidata item or encyclopedia article; across categories this says something about
 * services only where they have one name, in one house: the sauna and the restaurant of one.
 */
export function sameArticle(a: Comparable, b: Comparable): boolean {
  const item = a.record.wikidata !== null && a.record.wikidata === b.record.wikidata;
  const article =
    a.record.properties.wikipedia !== undefined && a.record.properties.wikipedia === b.record.properties.wikipedia;
  if (!item && !article) return false;
  return a.group === b.group || (!a.isService && !b.isService) || isOneHouse(a, b);
}

/**
 * Whether two records of one source are one place: the node and the outline of one museum, the parts of one monument,
 * one beach drawn as sand and as water, one thing drawn twice.
 */
export function isDuplicate(a: Comparable, b: Comparable): boolean {
  const [inner, outer] = a.record.shape === null ? [a.record, b.record] : [b.record, a.record];
  const isOutlined = inner.shape === null && outer.shape !== null && isWithin(outer.shape, inner);
  if (!isOutlined && a.isService && b.isService && areApart(inner.properties, outer.properties)) return false;
  if (areBuildingsOfOne(a.record, b.record)) return true;
  if (a.group !== b.group) return sameArticle(a, b) && isOneHouse(a, b) && isSmall(a.record) && isSmall(b.record);
  const twice = gapM(inner.box, outer.box) <= TWICE_M && !isWide(inner) && !isWide(outer) && isCalledTheSame(a, b);
  if (inner.shape === null) {
    if (outer.shape === null) return twice || arePointsOfOne(a, b);
    if (outer.shape.type !== 'AREA') return false;
    return twice || ((sameArticle(a, b) || shareName(a, b)) && isOutlined);
  }
  if (twice && inner.type === 'AREA' && outer.type === 'AREA') return true;
  const called = sameArticle(a, b) || (inner.type === 'AREA' && outer.type === 'AREA' && isCalledTheSame(a, b));
  return called && sizesAlike(inner, outer) && overlap(inner.box, outer.box) >= DUPLICATE_OVERLAP_MIN;
}

/** Whether a point lies in a shape that is an area. */
function isWithin(shape: WorldShape, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return shape.type === 'AREA' && areaContains(shape, x, y);
}

/** Whether two services state sites or storeys of their own: two cafés of one chain in one house. */
function areApart(a: PlaceProperties, b: PlaceProperties): boolean {
  const [siteA, siteB, levelsA, levelsB] = [siteOf(a), siteOf(b), levelsOf(a), levelsOf(b)];
  if (levelsA.size > 0 && levelsB.size > 0 && ![...levelsA].some((level) => levelsB.has(level))) return true;
  return siteA !== null && siteB !== null && siteA !== siteB;
}

/** The storeys of a service, `0;1` for two; empty where they are unknown. */
function levelsOf({ facts }: PlaceProperties): ReadonlySet<string> {
  const level = facts?.['level'];
  return new Set(level === undefined ? [] : String(level).split(/\s*[;,]\s*/));
}

/** Host and path of a site; null where it is unknown, or the site of a whole host, as of a chain. */
function siteOf({ www }: PlaceProperties): string | null {
  const url = www === undefined ? null : parseUrl(www);
  if (url === null) return null;
  const { hostname, pathname } = url;
  const path = pathname.replace(/\/$/, '');
  return path === '' ? null : hostname.replace(/^www\./, '') + path;
}

/** Whether both are buildings under one item that lie side by side. */
function areBuildingsOfOne(a: LoadedRecord, b: LoadedRecord): boolean {
  const areBuildings = a.category === BUILDING && b.category === BUILDING;
  return areBuildings && a.wikidata !== null && a.wikidata === b.wikidata && gapM(a.box, b.box) <= BUILDINGS_M;
}

function arePointsOfOne(a: Comparable, b: Comparable): boolean {
  const gap = gapM(a.record.box, b.record.box);
  if (gap <= SAME_SPOT_M && sameArticle(a, b)) return true;
  if (gap <= LONGER_NAME_M && (isCalledMore(a, b) || isCalledMore(b, a))) return true;
  return gap <= ARTWORK_M && a.record.category === 'tourism/artwork' && hasOwnName(a) && shareName(a, b);
}

/** Whether the first name of one is that of the other, of two words or more, with further words. */
function isCalledMore({ names: long }: Comparable, { names: short }: Comparable): boolean {
  const [name = ''] = short.full;
  return name.includes(' ') && (long.full[0]?.startsWith(`${name} `) ?? false);
}

function hasOwnName({ names: { specific } }: Comparable): boolean {
  return specific.length > 0;
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
