/**
 * SYNTHETIC places for benchmarks: as many and as unevenly spread as a nationwide data set, but invented, names and
 * all. Each carries `SYNTHETIC_LABEL` as its maintainer. The same seed gives the same places.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlaceType, SourceInput, SourceRecord } from '#api/import/records/record.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Position } from '#common/geo/bounds.ts';
import { idFromOsm } from '#common/places/attractionId.ts';
import { type Random, random, syntheticName } from './syntheticNames.ts';
import { isInFinland, roundDegrees, shapeOf } from './syntheticShapes.ts';

const SYNTHETIC_LABEL = 'Synthetic data for benchmarks';

/** Share of the places that are lines; as many are areas. */
const DRAWN_PART = 0.05;
/** Share of the points that lie along a line or in an area made before them. */
const NESTED_PART = 0.15;
/** Share of the places that lie around towns; the others lie anywhere. */
const TOWN_PART = 0.6;

/** Categories with their share, roughly as the real sources have them. */
const MIX: Readonly<Record<PlaceType, readonly (readonly [category: string, share: number])[]>> = {
  POINT: [
    ['amenity/parking', 16],
    ['amenity/restaurant', 8],
    ['amenity/cafe', 6],
    ['shop/supermarket', 5],
    ['shop/convenience', 3],
    ['amenity/toilets', 5],
    ['leisure/beach_resort', 6],
    ['leisure/bathing_place', 3],
    ['shelter/lean_to', 7],
    ['leisure/firepit', 7],
    ['tourism/wilderness_hut', 1],
    ['leisure/bird_hide', 2],
    ['tower/observation', 1],
    ['tourism/viewpoint', 3],
    ['tourism/museum', 2],
    ['historic/memorial', 5],
    ['historic/building', 4],
    ['tourism/artwork', 4],
    ['tourism/attraction', 2],
    ['place_of_worship/christian', 2],
    ['historic/castle', 0.1],
    ['man_made/lighthouse', 0.2],
    ['natural/spring', 2],
    ['natural/peak', 2],
    ['leisure/slipway', 3],
    ['leisure/playground', 6],
    ['lipas/1340', 5],
    ['leisure/ice_rink', 3],
    ['tourism/camp_site', 1],
    ['tourism/hotel', 2],
  ],
  PATH: [
    ['route/hiking', 25],
    ['route/foot', 15],
    ['lipas/4404', 15],
    ['route/running', 15],
    ['skitrack', 20],
    ['route/bicycle', 6],
    ['route/mtb', 4],
  ],
  AREA: [
    ['leisure/nature_reserve', 45],
    ['leisure/park', 25],
    ['lipas/103', 8],
    ['natural/beach', 8],
    ['historic/archaeological_site', 5],
    ['tourism/camp_site', 5],
    ['place/island', 3],
    ['boundary/national_park', 0.4],
  ],
};

interface Town {
  readonly position: Position;
  readonly population: number;
}

/** `count` synthetic records of the source `osm`, lines and areas first. */
function* syntheticPlaces(count: number, seed = 1): Generator<SourceRecord> {
  const rng = random(seed);
  const towns = readTowns();
  const drawn: SourceRecord[] = [];
  const eachDrawn = Math.round(count * DRAWN_PART);
  for (let i = 0; i < count; i++) {
    const type: PlaceType = i < eachDrawn ? 'PATH' : i < 2 * eachDrawn ? 'AREA' : 'POINT';
    const record = makeRecord(rng, type, i + 1, somewhere(rng, type, towns, drawn));
    if (type !== 'POINT') drawn.push(record);
    yield record;
  }
}

/** Synthetic records as the input of an import. */
export function syntheticInput(count: number, seed = 1): SourceInput {
  return {
    source: 'osm',
    coverage: { bounds: null, types: null, municipalities: null },
    dataDate: null,
    records: (async function* () {
      yield* syntheticPlaces(count, seed);
    })(),
  };
}

function readTowns(): Town[] {
  const [head = '', ...lines] = readFileSync(path.join(projectRoot, 'prisma', 'starter', 'towns.tsv'), 'utf8')
    .trim()
    .split('\n');
  const column = (name: string): number => head.split('\t').indexOf(name);
  const [lon, lat, population] = [column('lon'), column('lat'), column('population')];
  return lines.map((line) => {
    const cells = line.split('\t');
    return { position: [Number(cells[lon]), Number(cells[lat])], population: Number(cells[population]) };
  });
}

function somewhere(rng: Random, type: PlaceType, towns: readonly Town[], drawn: readonly SourceRecord[]): Position {
  const near = drawn[Math.floor(rng.next() * drawn.length)];
  if (type === 'POINT' && near !== undefined && rng.next() < NESTED_PART)
    return around(rng, pointOf(near, rng), 0.0006);
  if (rng.next() < TOWN_PART) {
    const town = rng.weighted(towns.map((item) => [item, Math.sqrt(item.population)]));
    return around(rng, town.position, 0.004 + Math.sqrt(town.population) / 12_000);
  }
  for (;;) {
    const position: Position = [21 + 10.4 * rng.next(), 59.9 + 10 * rng.next()];
    if (isInFinland(position)) return position;
  }
}

function pointOf({ geometry, position }: SourceRecord, rng: Random): Position {
  if (geometry.type !== 'LineString') return position;
  const [lon = 0, lat = 0] = geometry.coordinates[Math.floor(rng.next() * geometry.coordinates.length)] ?? [];
  return [lon, lat];
}

/** Normally distributed around a position, `spread` in degrees of latitude. */
function around(rng: Random, [lon, lat]: Position, spread: number): Position {
  return [lon + 2 * spread * rng.normal(), lat + spread * rng.normal()];
}

function makeRecord(rng: Random, type: PlaceType, number: number, centre: Position): SourceRecord {
  const category = rng.weighted(MIX[type]);
  const element = type === 'POINT' ? 'node' : 'way';
  const id = 900_000_000_000 + number;
  const isNamed = rng.next() < (category === 'amenity/parking' || category === 'amenity/toilets' ? 0.1 : 0.75);
  return {
    source: 'osm',
    ref: `${element}/${id}`,
    proposedId: idFromOsm({ element, id: type === 'POINT' ? id : number, shape: type }),
    category,
    type,
    names: isNamed ? syntheticName(rng, category) : {},
    ...shapeOf(rng, type, category, [roundDegrees(centre[0]), roundDegrees(centre[1])]),
    properties: {
      maintainer: SYNTHETIC_LABEL,
      ...(rng.next() < 0.08 && { wikipedia: `fi:Keksitty ${number}` }),
      ...(rng.next() < 0.2 && { www: `https://example.org/${number}` }),
      ...(rng.next() < 0.15 && { openingHours: 'Mo-Fr 10:00-18:00' }),
      ...(rng.next() < 0.1 && {
        description: 'Keksitty paikka mittauksia varten. '.repeat(1 + Math.floor(8 * rng.next())).trim(),
      }),
    },
    wikidata: null,
    municipalities: [],
    sourceDate: '2026-01-01',
  };
}
