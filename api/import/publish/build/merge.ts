import { type LoadedRecord, recordKey } from '#api/import/publish/core/loaded.ts';
import type { PlaceType, RecordNames, Source, SourceRecord } from '#api/import/records/record.ts';
import type { WorldShape } from '#common/geo/worldShape.ts';
import type { PlaceFacts } from '#common/places/placeFacts.ts';
import { PLACE_PROPERTIES, type PlaceProperties, type PlaceProperty } from '#common/places/placeProperties.ts';
import { partOf, SOURCE_PARTS, type SourcePart } from '#common/places/sourceParts.ts';
import { mergedAccess } from './mergedAccess.ts';
import { LANGUAGES, mergedNames } from './mergedNames.ts';
import { sourceUrl } from './sourceUrl.ts';

/** One entry of `place.sources`. */
interface PlaceSource {
  readonly source: Source;
  readonly ref: string;
  /** ISO date of the source's own last change. */
  readonly date: string | null;
  /** The record at its source, where it has a page. */
  readonly url?: string;
  /** Parts that the place has from this record, where it has several records. */
  readonly parts?: readonly SourcePart[];
}

/** The fields of a place, merged from all its records. */
export interface MergedRecord extends Pick<
  SourceRecord,
  'position' | 'bbox' | 'areaM2' | 'lengthM' | 'wikidata' | 'municipalities' | 'sourceDate'
> {
  /** Key of the most preferred record; orders places independently of their ids. */
  readonly key: string;
  readonly type: PlaceType;
  readonly category: string;
  readonly names: RecordNames;
  readonly properties: PlaceProperties;
  /** The most foreign languages in which one of the records names it. */
  readonly foreignNames: number;
  readonly isSight: boolean;
  readonly shape: WorldShape | null;
  /** Metres above the sea of each point of a line; null where the source does not give them all. */
  readonly heightsM: Float32Array | null;
  readonly sideLines: WorldShape | null;
  /** Keys of the records that a route is made of, in order. */
  readonly stages: readonly string[];
  /** The record whose geometry the place has; null for points. */
  readonly geometryOf: { readonly source: string; readonly ref: string } | null;
  readonly sources: readonly PlaceSource[];
}

/**
 * Merges the records of one place, given in order of preference (starter, lipas, osm): each field comes from the first
 * record that has it. The geometry is the richest: a line or area before a point, then the one with more points;
 * position and bounds come with it. Names and positions of the starter table only count where no other record has one.
 */
export function mergeRecords(records: readonly LoadedRecord[]): MergedRecord {
  const [preferred] = records;
  if (preferred === undefined) throw new RangeError('a place has at least one record');
  const starter = records.filter(({ source }) => source === 'starter');
  const starterLast = [...records.filter(({ source }) => source !== 'starter'), ...starter];
  const drawn = richest(starterLast);
  const measured = [...starter, drawn, ...records];
  const names = mergedNames(starterLast);
  const properties = mergeProperties(records);
  const givers = giversOf({ names, properties }, drawn, { records, starterLast });
  return {
    key: preferred.key,
    type: drawn.type,
    category: preferred.category,
    names,
    properties,
    foreignNames: Math.max(...records.map(({ foreignNames = 0 }) => foreignNames)),
    isSight: records.some(({ isSight }) => isSight),
    position: drawn.position,
    bbox: drawn.bbox,
    shape: drawn.shape,
    heightsM: drawn.heightsM,
    sideLines: drawn.sideLines,
    stages: records.flatMap(({ source, stages = [] }) => stages.map((ref) => recordKey({ source, ref }))),
    geometryOf: drawn.shape === null ? null : { source: drawn.source, ref: drawn.ref },
    areaM2: firstOf(measured, ({ areaM2 }) => areaM2),
    lengthM: firstOf(measured, ({ lengthM }) => lengthM),
    wikidata: firstOf(records, ({ wikidata }) => wikidata),
    municipalities: [...new Set(records.flatMap(({ municipalities }) => municipalities))],
    sourceDate: records.reduce<string | null>((latest, { sourceDate }) => later(latest, sourceDate), null),
    sources: starterLast.map((record) => {
      const { source, ref, sourceDate } = record;
      const url = sourceUrl(source, ref);
      const parts = SOURCE_PARTS.filter((part) => givers.get(part)?.has(record));
      return { source, ref, date: sourceDate, ...(url !== null && { url }), ...(records.length > 1 && { parts }) };
    }),
  };
}

/** Which records each part of the merged place comes from: of those that say the same, the first. */
function giversOf(
  { names, properties }: Pick<MergedRecord, 'names' | 'properties'>,
  drawn: LoadedRecord,
  {
    records,
    starterLast,
  }: { readonly records: readonly LoadedRecord[]; readonly starterLast: readonly LoadedRecord[] },
): ReadonlyMap<SourcePart, ReadonlySet<LoadedRecord>> {
  const givers = new Map<SourcePart, Set<LoadedRecord>>([['location', new Set([drawn])]]);
  const add = (part: SourcePart, giver: LoadedRecord | undefined) => {
    if (giver) givers.set(part, (givers.get(part) ?? new Set()).add(giver));
  };
  for (const language of LANGUAGES) {
    const name = names[language];
    if (name !== undefined)
      add(
        'name',
        starterLast.find((record) => record.names[language] === name),
      );
  }
  for (const property of PLACE_PROPERTIES) {
    const value = properties[property];
    if (value !== undefined)
      add(
        partOf(property),
        records.find((record) => record.properties[property] === value),
      );
  }
  for (const fact of Object.keys(properties.facts ?? {}))
    add(
      'facts',
      records.find((record) => record.properties.facts?.[fact] !== undefined),
    );
  return givers;
}

function richest(records: readonly LoadedRecord[]): LoadedRecord {
  return records.reduce((best, record) => (pointsOf(record) > pointsOf(best) ? record : best));
}

/** A starter row's outline is coarse on purpose: any other shape is richer. */
function pointsOf({ shape, source }: LoadedRecord): number {
  if (shape === null) return 0;
  return source === 'starter' ? 1 : 1 + shape.coords.length;
}

function firstOf<T>(records: readonly LoadedRecord[], field: (record: LoadedRecord) => T | null): T | null {
  for (const record of records) {
    const value = field(record);
    if (value !== null) return value;
  }
  return null;
}

function later(a: string | null, b: string | null): string | null {
  return a !== null && (b === null || a >= b) ? a : b;
}

/** Merges properties; a second article about the place is stored beside the first. */
function mergeProperties(records: readonly LoadedRecord[]): PlaceProperties {
  const merged: Partial<Record<PlaceProperty, string>> = {};
  for (const { properties } of records) {
    for (const property of PLACE_PROPERTIES) {
      const value = properties[property];
      if (value === undefined || value === '') continue;
      const taken = merged[property];
      if (taken === undefined) merged[property] = value;
      else if (property === 'wikipedia' && taken !== value) merged.wikipedia_extra ??= value;
    }
  }
  const accessibility = mergedAccess(records.flatMap(({ properties }) => properties.accessibility || []));
  if (accessibility !== undefined) merged.accessibility = accessibility;
  const facts = records.reduceRight<PlaceFacts>((known, { properties }) => ({ ...known, ...properties.facts }), {});
  return Object.keys(facts).length === 0 ? merged : { ...merged, facts };
}
