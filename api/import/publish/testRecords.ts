import type { Position } from '#common/bounds.ts';
import { type Coverage, type PlaceType, type Source, type SourceInput, type SourceRecord } from '../record.ts';
import { type LoadedRecord, loadRecord } from './loaded.ts';

/** What a test says of a record; the rest is plain. */
export type RecordSketch = Partial<Omit<SourceRecord, 'position' | 'geometry' | 'bbox' | 'type'>> & { readonly ref: string };

function record(sketch: RecordSketch, type: PlaceType, position: Position, geometry: SourceRecord['geometry'], positions: readonly Position[]): SourceRecord {
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

/** A line through the positions, its length measured roughly (111 km a degree of latitude, half of that of longitude). */
export function lineRecord(line: readonly Position[], sketch: RecordSketch): SourceRecord {
  const lengthM = line.slice(1).reduce((sum, [lon, lat], i) => {
    const [lastLon, lastLat] = line[i] ?? [lon, lat];
    return sum + Math.hypot((lon - lastLon) * 55_600, (lat - lastLat) * 111_200);
  }, 0);
  const middle = line[Math.floor(line.length / 2)] ?? [0, 0];
  const coordinates = line.map((position) => [...position]);
  return record({ category: 'route/hiking', lengthM, ...sketch }, 'PATH', middle, { type: 'LineString', coordinates }, line);
}

/** A square around a centre, `size` degrees of latitude high and twice as many of longitude wide: about square on the ground at 60° N. */
export function squareRecord([lon, lat]: Position, size: number, sketch: RecordSketch): SourceRecord {
  const [west, south, east, north] = [lon - size, lat - size / 2, lon + size, lat + size / 2];
  const ring: Position[] = [[west, south], [east, south], [east, north], [west, north], [west, south]];
  const areaM2 = (size * 111_200) ** 2;
  const coordinates = [ring.map((position) => [...position])];
  return record({ category: 'leisure/nature_reserve', areaM2, ...sketch }, 'AREA', [lon, lat], { type: 'Polygon', coordinates }, ring);
}

/** Prepared for the steps of a publish, as records that have no identity yet. */
export function loaded(records: readonly SourceRecord[]): LoadedRecord[] {
  return records.map((item) => loadRecord(item, item.geometry, null));
}

const EVERYTHING: Coverage = { bounds: null, types: null, municipalities: null };

/** An input that yields the records, of the source of the first one. */
export function inputOf(source: Source, records: readonly SourceRecord[], coverage: Coverage = EVERYTHING): SourceInput {
  return {
    source,
    coverage,
    dataDate: '2026-11-01',
    records: (async function* () {
      yield* records;
    })(),
  };
}
