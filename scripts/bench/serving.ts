import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { projectRoot } from '#api/platform/paths.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { type TileAddress, toTileGrid } from '#common/geo/tileGrid.ts';
import { bareDetail, bareList, bareNested, bareSearch, bareTile, nestedQuery, smallBox } from './bareStatements.ts';
import { atRate, type Call, get, type Latency, oneByOne, throughput } from './load.ts';

/** A view people look at: where the map stands. */
export interface BenchArea {
  readonly centre: Position;
  /** Half width and height of the list's bounds, degrees. */
  readonly spanLon: number;
  readonly spanLat: number;
  readonly words: readonly string[];
}

export interface Series {
  readonly what: string;
  readonly latency: Latency;
  /** Answers per second; null where a series is not repeated. */
  readonly perSecond: number | null;
  /** The same reading by one bare SQL statement through `pg`, in the same run. */
  readonly bare: Latency;
}

const RATE = 50;
const SECONDS = 6;
/** More than one series asks for, so that no cached answer is measured as one that was made. */
const SHIFTS = 2000;

/** Lists, searches, details and tiles of a served data set, each beside its bare statement. */
export async function benchServing(url: string, pool: Pool, area: BenchArea): Promise<Series[]> {
  const version = await liveVersion(pool);
  const boxes = Array.from({ length: SHIFTS }, (_, index) => shifted(area, index / SHIFTS));
  const ids = await placeIds(pool, version, boxes[0] ?? [0, 0, 1, 1]);
  const tiles = tilesAround(area.centre);
  return [
    await series(
      'list (GraphQL, 40 best of hiking)',
      boxes.map(
        (box) => () =>
          get(operation(url, 'AttractionListQuery', { bounds: box, kind: 'hiking', category: null, language: 'fi' })),
      ),
      boxes.map((box) => () => bareList(pool, version, box)),
    ),
    await series(
      'list (REST)',
      boxes.map((box) => () => get(`${url}/api/query/attractions?attractionKind=hiking&bbox=${box.join(',')}`)),
      boxes.map((box) => () => bareList(pool, version, box)),
    ),
    await series(
      'small box (GraphQL, 20 restaurants)',
      boxes.map((box) => () => get(nestedQuery(url, smallBox(box)))),
      boxes.map((box) => () => bareNested(pool, version, smallBox(box))),
    ),
    await series(
      'search (REST)',
      area.words.map(
        (word) => () =>
          get(`${url}/api/query/find?q=${encodeURIComponent(word)}&lon=${area.centre[0]}&lat=${area.centre[1]}`),
      ),
      area.words.map((word) => () => bareSearch(pool, version, word)),
    ),
    await series(
      'detail (GraphQL)',
      ids.map((id) => () => get(operation(url, 'AttractionDetailQuery', { id, language: 'fi' }))),
      ids.map((id) => () => bareDetail(pool, version, id)),
    ),
    ...(await tileSeries(url, pool, version, tiles)),
  ];
}

async function series(what: string, calls: readonly Call[], bareCalls: readonly Call[]): Promise<Series> {
  await oneByOne(calls.slice(0, 5));
  const latency = await atRate(calls, RATE, SECONDS);
  const bare = await atRate(bareCalls, RATE, SECONDS);
  return { what: `${what}, ${RATE}/s`, latency, perSecond: await throughput(calls, 8, 3), bare };
}

async function tileSeries(url: string, pool: Pool, version: number, tiles: readonly TileAddress[]): Promise<Series[]> {
  const calls = tiles.map(
    ({ z, x, y }) =>
      () =>
        get(`${url}/tiles/attractions/${version}/all/${z}/${x}/${y}.mvt`),
  );
  const bare = tiles.map((tile) => () => bareTile(pool, version, tile));
  const cold = await oneByOne(calls);
  const bareCold = await oneByOne(bare);
  const cached = await atRate(calls, RATE, SECONDS);
  return [
    { what: 'tile z4–14, cold', latency: cold, perSecond: null, bare: bareCold },
    {
      what: `tile z4–14, cached, ${RATE}/s`,
      latency: cached,
      perSecond: await throughput(calls, 8, 3),
      bare: await atRate(bare, RATE, SECONDS),
    },
  ];
}

/** Bytes of the largest tile of a served data set around the centre, gzipped. */
export async function largestTile(url: string, pool: Pool, { centre }: BenchArea): Promise<number> {
  const version = await liveVersion(pool);
  const sizes = await Promise.all(
    tilesAround(centre).map(({ z, x, y }) =>
      get(`${url}/tiles/attractions/${version}/all/${z}/${x}/${y}.mvt`, { 'accept-encoding': 'gzip' }),
    ),
  );
  return Math.max(...sizes);
}

async function liveVersion(pool: Pool): Promise<number> {
  const answer = await pool.query<{ version: number }>(`SELECT version FROM data_set WHERE state = 'LIVE'`);
  return answer.rows[0]?.version ?? 0;
}

async function placeIds(pool: Pool, version: number, [west, south, east, north]: Bounds): Promise<number[]> {
  const answer = await pool.query<{ id: number }>(
    `SELECT id FROM place WHERE version = $1 AND lon BETWEEN $2 AND $4 AND lat BETWEEN $3 AND $5 ORDER BY md5(id::text)
     LIMIT 2000`,
    [version, west, south, east, north],
  );
  return answer.rows.map(({ id }) => id);
}

function shifted({ centre: [lon, lat], spanLon, spanLat }: BenchArea, part: number): Bounds {
  const dx = (part - 0.5) * spanLon;
  const dy = (((part * 7) % 1) - 0.5) * spanLat;
  return [lon + dx - spanLon, lat + dy - spanLat, lon + dx + spanLon, lat + dy + spanLat];
}

/** The tiles at every zoom around a position: one at the low zooms, nine from 7 on. */
function tilesAround(position: Position): TileAddress[] {
  return Array.from({ length: 11 }, (_, index) => index + 4).flatMap((z) => {
    const [x = 0, y = 0] = toTileGrid(position, z).map(Math.floor);
    const around = z < 7 ? [0] : [-1, 0, 1];
    return around.flatMap((dx) => around.map((dy) => ({ z, x: x + dx, y: y + dy })));
  });
}

/** The client's own persisted operation, as it asks for it. */
function operation(url: string, name: string, variables: unknown): string {
  return `${url}/graphql?documentId=${documentId(name)}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
}

/** The id of a persisted operation of the client. */
export function documentId(name: string): string {
  const list: Record<string, string> = JSON.parse(
    readFileSync(path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json'), 'utf8'),
  );
  const entries = Object.entries(list).filter(([, text]) => text.startsWith(`query ${name}(`));
  const [id] = entries.at(-1) ?? [];
  if (!id) throw new Error(`There is no persisted operation ${name}.`);
  return id;
}
