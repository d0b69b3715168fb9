import { type LoadedRecord, loadRecord } from '#api/import/publish/core/loaded.ts';
import {
  type Coverage,
  type PlaceType,
  type Source,
  type SourceInput,
  type SourceRecord,
} from '#api/import/records/record.ts';
import type { Position } from '#common/geo/bounds.ts';

/** What a test says of a record; the rest is plain. */
export type RecordSketch = Partial<Omit<SourceRecord, 'position' | 'geometry' | 'bbox' | 'type'>> & {
  readonly ref: string;
};

function record(
  sketch: RecordSketch,
  type: PlaceType,
  position: Position,
  geometry: SourceRecord['geometry'],
  positions: readonly Position[],
): SourceRecord {
  const lons = positions.map(([lon]) => lon);
  const lats = positions.map(([, lat]) => lat);
  return {
    source: 'osm',
    proposedId: null,
    category: 'shelter/lean_to',
    names: {},
    areaM2: null,
    lengthM: null,
    properties: {},
    wikidata: null,
    municipalities: [],
    sourceDate: null,
    ...sketch,
    type,
    position,
    bbox: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)],
    geometry,
  };
}

export function pointRecord(position: Position, sketch: RecordSketch): SourceRecord {
  return record(sketch, 'POINT', position, { type: 'Point', coordinates: [...position] }, [position]);
}

/**
 * A line through the positions, its length measured roughly (111 km a degree of latitude, half of that of longitude).
 */
export function lineRecord(line: readonly Position[], sketch: RecordSketch): SourceRecord {
  const lengthM = line.slice(1).reduce((sum, [lon, lat], i) => {
    const [lastLon, lastLat] = line[i] ?? [lon, lat];
    return sum + Math.hypot((lon - lastLon) * 55_600, (lat - lastLat) * 111_200);
  }, 0);
  const middle = line[Math.floor(line.length / 2)] ?? [0, 0];
  const coordinates = line.map((position) => [...position]);
  return record(
    { category: 'route/hiking', lengthM, ...sketch },
    'PATH',
    middle,
    { type: 'LineString', coordinates },
    line,
  );
}

/**
 * A square around a centre, `size` degrees of latitude high and twice as many of longitude wide: about square on the
 * ground at 60° N.
 */
export function squareRecord([lon, lat]: Position, size: number, sketch: RecordSketch): SourceRecord {
  const [west, south, east, north] = [lon - size, lat - size / 2, lon + size, lat + size / 2];
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const areaM2 = (size * 111_200) ** 2;
  const coordinates = [ring.map((position) => [...position])];
  return record(
    { category: 'leisure/nature_reserve', areaM2, ...sketch },
    'AREA',
    [lon, lat],
    { type: 'Polygon', coordinates },
    ring,
  );
}

/** Prepared for the steps of a publish, as records that have no identity yet. */
export function loaded(records: readonly SourceRecord[]): LoadedRecord[] {
  return records.map((item) => loadRecord(item, item.geometry, null));
}

export const EVERYWHERE: Coverage = { bounds: null, types: null, municipalities: null };

/** An input that yields the records, of the source of the first one. */
export function inputOf(
  source: Source,
  records: readonly SourceRecord[],
  coverage: Coverage = EVERYWHERE,
): SourceInput {
  return {
    source,
    coverage,
    dataDate: '2026-11-01',
    records: (async function* () {
      yield* records;
    })(),
  };
}

/** A lean-to of OSM at 61° N. */
export function laavu(ref: number, lon: number, name?: string): SourceRecord {
  return pointRecord([lon, 61], { ref: `node/${ref}`, proposedId: ref, names: name === undefined ? {} : { fi: name } });
}

/** The same of LIPAS. */
export function lipasLaavu(ref: number, lon: number, name: string): SourceRecord {
  return { ...laavu(ref, lon, name), source: 'lipas', ref: `${ref}`, proposedId: 100_000_000_000_000 + ref };
}

/** Lean-tos of OSM in a row, far enough from each other to be told apart. */
export function manyLaavus(count: number): SourceRecord[] {
  return Array.from({ length: count }, (_, i) => laavu(i + 1, 24 + i / 50, `Paikka ${i}`));
}

/** A made set in which much of a real one occurs: areas, routes, places of both sources, of one, nameless, nested. */
export const OSM: readonly SourceRecord[] = [
  squareRecord([25, 61], 0.1, {
    ref: 'relation/1',
    proposedId: 70_000_000_000_001,
    category: 'boundary/national_park',
    names: { fi: 'Koivusuo' },
    wikidata: 'Q1',
  }),
  lineRecord(
    Array.from({ length: 40 }, (_, i) => [24.98 + i / 1000, 61] as const),
    {
      ref: 'relation/2',
      proposedId: 7_000_000_000_002,
      names: { fi: 'Koivusuon kierros' },
    },
  ),
  laavu(3, 25, 'Haukkalammen laavu'),
  laavu(4, 25.01),
  pointRecord([25.011, 61.0005], { ref: 'node/5', proposedId: 5, category: 'leisure/firepit' }),
  pointRecord([25.2, 61.2], {
    ref: 'node/6',
    proposedId: 6,
    category: 'amenity/cafe',
    names: { fi: 'Kahvila Koivu', sv: 'Kafé Björk' },
  }),
];

/** Partly the same places. */
export const LIPAS: readonly SourceRecord[] = [
  squareRecord([25.001, 61], 0.102, {
    source: 'lipas',
    ref: '11',
    proposedId: 100_000_000_000_011,
    category: 'boundary/national_park',
    names: { fi: 'Koivusuon kansallispuisto', sv: 'Koivusuo nationalpark' },
  }),
  lipasLaavu(12, 25.002, 'Haukkalampi'),
  lipasLaavu(13, 25.0104, 'Rantalaavu'),
  pointRecord([25.3, 61.3], {
    source: 'lipas',
    ref: '14',
    proposedId: null,
    category: 'lipas/4404',
    names: { fi: 'Luontopolku' },
    properties: { www: 'https://example.org/' },
  }),
];
