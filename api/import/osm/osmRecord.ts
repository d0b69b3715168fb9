import type { SourceRecord } from '#api/import/records/record.ts';
import type { RecordShape } from '#api/import/records/recordShape.ts';
import type { Tags } from '#api/osm/block.ts';
import type { MemberType } from '#api/osm/elements.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { idFromOsm } from '#common/places/attractionId.ts';
import { lengthOrDeclared } from './declaredLength.ts';
import { factsOf } from './tagFacts.ts';
import { wikidataOf } from './tagLinks.ts';
import { foreignNamesOf, isSight, namesOf } from './tagNames.ts';
import { propertiesOf } from './tagProperties.ts';

/** An element of the file that is a place. */
export interface Found {
  readonly element: MemberType;
  readonly id: number;
  readonly category: string;
  readonly tags: Tags;
  /** ISO day of its last change; null = not in the file. */
  readonly date: string | null;
  /** Of a route: the relations of the routes that it is made of, in order. */
  readonly stages?: readonly number[];
}

export function refOf({ element, id }: Pick<Found, 'element' | 'id'>): string {
  return `${element}/${id}`;
}

const BICYCLE_ROUTE_MIN_M = 1000;

/** Networks whose bicycle routes are worth a trip, also where a file holds only a short part of them. */
const WIDE_NETWORKS: ReadonlySet<string> = new Set(['icn', 'ncn', 'rcn']);

/** Whether a bicycle route is the cycle path of a street, as towns map them. */
function isStreet({ category, tags }: Found, lengthM: number | null): boolean {
  return (
    category === 'route/bicycle' && (lengthM ?? 0) < BICYCLE_ROUTE_MIN_M && !WIDE_NETWORKS.has(tags['network'] ?? '')
  );
}

/** What the drawing of a route says of it beside its shape. */
export interface Drawn {
  /** How often its line breaks off. */
  readonly gaps?: number;
  /** The file holds only a part of it. */
  readonly isCut?: boolean;
}

/** The record of an element in the given shape; skipped where its id fits no range, as in files made by hand. */
export function recordOf(found: Found, shape: RecordShape, { gaps = 0, isCut }: Drawn = {}): SourceRecord | Skipped {
  const { element, id, category, tags, date, stages = [] } = found;
  const { type, geometry, position, bbox, areaM2, lengthM } = shape;
  const ref = refOf(found);
  const length = lengthM === null ? null : lengthOrDeclared(lengthM, tags['distance'], isCut);
  if (isStreet(found, length ?? lengthM)) return { ref, reason: 'is a local bicycle route of less than a kilometre' };
  const foreignNames = foreignNamesOf(tags);
  const facts = gaps > 0 ? { ...factsOf(tags), gaps } : factsOf(tags);
  let proposedId: number;
  try {
    proposedId = idFromOsm({ element, id, shape: type });
  } catch (error) {
    if (error instanceof RangeError) return { ref, reason: 'has an id outside of the range of OSM' };
    throw error;
  }
  return {
    source: 'osm',
    ref,
    proposedId,
    category,
    type,
    names: namesOf(tags),
    position,
    bbox,
    geometry,
    areaM2,
    lengthM: length,
    properties: { ...propertiesOf(tags), ...(facts && { facts }) },
    wikidata: wikidataOf(tags),
    municipalities: [],
    sourceDate: date,
    ...(foreignNames > 0 && { foreignNames }),
    ...(isSight(tags) && { isSight: true }),
    ...(stages.length > 0 && { stages: stages.map((stage) => refOf({ element: 'relation', id: stage })) }),
  };
}
