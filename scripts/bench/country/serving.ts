import type { Pool } from 'pg';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { type TileAddress, toTileGrid } from '#common/geo/tileGrid.ts';
import { TILES_AHEAD_MAX_ZOOM } from '#common/tilesAhead.ts';
import { bareNested, nestedQuery, smallBox } from '../bareStatements.ts';
import { atRate, type Call, get, oneByOne, post, throughput } from '../load.ts';
import { type Postgraphile, postgraphileQuery } from './postgraphile.ts';

/** One line of the table: what is measured, the figures, the budget and whether the figures meet it. */
export interface Row {
  readonly what: string;
  readonly figures: string;
  readonly budget: string;
  readonly meets: boolean;
}

/** A served made country. */
export interface Country {
  readonly url: string;
  readonly pool: Pool;
  readonly version: number;
  /** Restaurants all over the country. */
  readonly positions: readonly Position[];
  readonly ids: readonly number[];
}

const CLIENTS = 16;
const ROUNDS = 3;
const SECONDS = 4;
const TILES = 60;
/**
 * Tiles that are asked for before the measured ones, so that neither program has to be compiled or loaded meanwhile.
 */
const WARM_UP = 60;
const ZOOMS = [6, 8, 10, 12, 14];
const WORDS = [
  'Kahvila',
  'Ravintola',
  'Kansallismu',
  'Museo',
  'Puisto',
  'Espla',
  'Savoy',
  'Ekberg',
  'Suomenl',
  'laavu',
];

const AS_MVT = `WITH b AS (SELECT ST_TileEnvelope($1, $2, $3) e), f AS (
    SELECT p.id, name, name_sv sv, name_en en, kind, category, stars, type,
      ST_AsMVTGeom(p.geom, b.e, 4096, 64, true) geom
    FROM place p, b WHERE p.geom && b.e AND p.min_zoom <= $1 ORDER BY quality DESC LIMIT 2000)
  SELECT ST_AsMVT(f, 'places') FROM f`;

/**
 * Cold tiles of some zooms, each beside PostGIS's own tile of the same rows; ours first, then theirs, tile by tile.
 * `from` says where ours come from, whose zooms are measured.
 */
export async function tileRows(
  { url, version, positions }: Country,
  postgis: Pool,
  from: 'tables' | 'archive',
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const z of ZOOMS.filter((zoom) => from === 'tables' || zoom <= TILES_AHEAD_MAX_ZOOM)) {
    const all = distinctTiles(positions, z);
    const tiles = all.slice(-TILES);
    const ours: Call[] = tiles.map((tile) => () => get(addressOf(url, version, tile)));
    const theirs: Call[] = tiles.map((tile) => () => postgis.query(AS_MVT, [tile.z, tile.x, tile.y]));
    await warmUp({ url, version }, postgis, all);
    const [cold, bare] = [await oneByOne(ours), await oneByOne(theirs)];
    const ratio = cold.p50 / bare.p50;
    rows.push({
      what: `tile z${z} of the ${from} (${tiles.length})`,
      figures: `p50 ${cold.p50.toFixed(1)} ms, ST_AsMVT ${bare.p50.toFixed(1)} ms, ratio ${ratio.toFixed(1)}`,
      budget: 'ratio 1.5',
      meets: ratio <= 1.5,
    });
  }
  return rows;
}

/** Where there are few tiles, all are measured: then tiles of another view are asked for before. */
async function warmUp({ url, version }: Pick<Country, 'url' | 'version'>, postgis: Pool, all: readonly TileAddress[]) {
  const before = all.slice(0, -TILES);
  await oneByOne(all.map((tile) => () => get(addressOf(url, version, tile, 'cafe'))));
  await oneByOne(before.map((tile) => () => get(addressOf(url, version, tile))));
  const theirs = before.length > 0 ? before : all;
  await oneByOne(theirs.map((tile) => () => postgis.query(AS_MVT, [tile.z, tile.x, tile.y])));
}

function distinctTiles(positions: readonly Position[], z: number): TileAddress[] {
  const found = new Map<string, TileAddress>();
  for (const position of positions) {
    const [x = 0, y = 0] = toTileGrid(position, z).map(Math.floor);
    found.set(`${x}/${y}`, { z, x, y });
    if (found.size === WARM_UP + TILES) break;
  }
  return [...found.values()];
}

function addressOf(url: string, version: number, { z, x, y }: TileAddress, view = 'all'): string {
  return `${url}/tiles/attractions/${version}/${view}/${z}/${x}/${y}.mvt`;
}

/** 20 restaurants of a small box with category, parent and children, beside bare SQL and PostGraphile. */
export async function nestedRows(country: Country, other: Postgraphile | null): Promise<Row[]> {
  const boxes = country.positions.map(([lon, lat]): Bounds => smallBox([lon, lat, lon, lat]));
  const ours = boxes.map((box) => () => get(nestedQuery(country.url, box)));
  const bare = boxes.map((box) => () => bareNested(country.pool, country.version, box));
  const theirs = other ? boxes.map((box) => () => post(other.url, postgraphileQuery(box))) : null;
  const rates = await perSecond({ ours, bare, ...(theirs && { theirs }) });
  const list = boxes.map(
    (box) => () => get(`${country.url}/api/query/attractions?attractionKind=restaurant&bbox=${box.join(',')}`),
  );
  const [listTimes, bareTimes] = [await atRate(list, 50, SECONDS), await atRate(bare, 50, SECONDS)];
  const ratio = listTimes.p95 / bareTimes.p95;
  const beside = rates['theirs'] ?? null;
  return [
    {
      what: 'list of a small box, 50/s',
      figures: `p95 ${listTimes.p95.toFixed(1)} ms, bare SQL ${bareTimes.p95.toFixed(1)} ms, ratio ${ratio.toFixed(1)}`,
      budget: 'ratio 3',
      meets: ratio <= 3,
    },
    {
      what: 'nested list by GraphQL',
      figures:
        `${rates['ours']?.toFixed(0)}/s, bare SQL ${rates['bare']?.toFixed(0)}/s, ` +
        (beside === null ? 'PostGraphile could not be installed' : `PostGraphile ${beside.toFixed(0)}/s`),
      budget: '1.5 times PostGraphile',
      meets: beside === null || (rates['ours'] ?? 0) >= 1.5 * beside,
    },
  ];
}

/** Answers per second of each series with 16 clients: medians of rounds in which they take turns. */
async function perSecond(series: Readonly<Record<string, readonly Call[]>>): Promise<Record<string, number>> {
  const found = new Map<string, number[]>();
  for (const [, calls] of Object.entries(series)) await throughput(calls, 4, 1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, calls] of Object.entries(series))
      found.set(name, [...(found.get(name) ?? []), await throughput(calls, CLIENTS, SECONDS)]);
  return Object.fromEntries([...found].map(([name, rates]) => [name, rates.sort((a, b) => a - b)[1] ?? 0]));
}

/** Search and one place by REST. */
export async function readingRows({ url, ids, positions }: Country): Promise<Row[]> {
  const finds = positions.map(
    ([lon, lat], at) =>
      () =>
        get(`${url}/api/query/find?q=${encodeURIComponent(word(at))}&lon=${lon.toFixed(2)}&lat=${lat.toFixed(2)}`),
  );
  const places = ids.map((id) => () => get(`${url}/api/query/attractions/${id}`));
  await throughput(finds, 4, 1);
  const search = await atRate(finds, 50, SECONDS);
  await throughput(places, 4, 1);
  const place = await oneByOne(places.slice(0, 500));
  const rate = (await perSecond({ places }))['places'] ?? 0;
  return [
    {
      what: 'search, 50/s',
      figures: `p50 ${search.p50.toFixed(1)} ms, p95 ${search.p95.toFixed(1)} ms`,
      budget: 'p95 30 ms',
      meets: search.p95 <= 30,
    },
    {
      what: 'one place',
      figures: `p50 ${place.p50.toFixed(1)} ms, ${rate.toFixed(0)}/s`,
      budget: 'p50 4 ms, 500/s',
      meets: place.p50 <= 4 && rate >= 500,
    },
  ];
}

/** Words as people type them: whole, begun, with the number of a copy. */
function word(at: number): string {
  const [text = ''] = WORDS.slice(at % WORDS.length);
  return at % 3 === 0 ? `${text} ${at % 100}` : text.slice(0, 3 + (at % 5));
}
