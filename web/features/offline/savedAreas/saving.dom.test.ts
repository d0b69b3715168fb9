import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bounds } from '#common/geo/bounds.ts';
import { boundsOfTile } from '#common/geo/tileGrid.ts';
import {
  SAVED_CACHE,
  SAVED_CELL_ZOOM,
  SAVED_MAPS_MAX,
  type SavedCell,
  type SavedPlace,
} from '#common/offline/savedArea.ts';
import { DAY_MS } from '#common/time.ts';
import detail from '#web/__generated__/AttractionDetailQuery.graphql.ts';
import { MemoryCaches } from '#web/test/memoryCaches.ts';
import { SAVED_TERMS, savedPlace } from '#web/test/savedPlaces.ts';
import { answerOf } from './answers.ts';
import { deleteArea, listAreas } from './areas.ts';
import { markAreas } from './mark.ts';
import { closeSavedDatabase, SAVED_DATABASE, savedDatabase, STEPS } from './savedDatabase.ts';
import { cancelSaving, currentSaving, dismissSaving, saveArea } from './saving.ts';
import { deleteOldStaged, STAGING_CACHE } from './stagingCache.ts';

/** Two cells side by side, and bounds well inside them. */
const [CELL, NEXT] = [
  { z: SAVED_CELL_ZOOM, x: 2331, y: 1186 },
  { z: SAVED_CELL_ZOOM, x: 2332, y: 1186 },
];
const inside = (cell: typeof CELL): Bounds => {
  const [west, south, east, north] = boundsOfTile(cell);
  const [dx, dy] = [(east - west) / 10, (north - south) / 10];
  return [west + dx, south + dy, east - dx, north - dy];
};
const WANTED = { name: 'Kumpula', bounds: inside(CELL), placeId: null };
const BESIDE = { name: 'Arabia', bounds: inside(NEXT), placeId: null };

/** A tile of heights that the model does not have. */
const NO_HEIGHTS = /^\/tiles\/elevation\/e1\/13\/4663\/2372/;

let memory: MemoryCaches;
let places: Record<number, readonly SavedPlace[]>;
let asked: string[];
let terms: typeof SAVED_TERMS;
/** Paths that fail. */
let broken: RegExp | null;

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

async function server(asking: string, { signal }: { signal?: AbortSignal } = {}): Promise<Response> {
  signal?.throwIfAborted();
  const path = asking.replace(/\?saved$/, '');
  asked.push(path);
  if (broken?.test(path) === true) return new Response('', { status: 500 });
  if (path.startsWith('/saved/plan')) return json({ ...terms, places: 1, photos: 0, bytes: 1000 });
  const cell = /^\/saved\/7\/12\/(\d+)\/\d+\.json$/.exec(path);
  if (cell) return json({ places: places[Number(cell[1])] ?? [], reaching: [90], placeNames: [] } satisfies SavedCell);
  if (path.startsWith('/saved/7/places?ids=')) return json([savedPlace(90, { parent: null })]);
  if (path.startsWith('/graphql')) return json({ data: { weatherAt: { __typename: 'Unavailable' } } });
  if (NO_HEIGHTS.test(path)) return new Response('', { status: 404 });
  return ['/tiles/', '/thumbs/', '/placemaps/7/'].some((start) => path.startsWith(start))
    ? new Response('tile', { headers: { 'content-type': 'application/vnd.mapbox-vector-tile' } })
    : new Response('', { status: 404 });
}

beforeEach(async () => {
  await closeSavedDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  memory = new MemoryCaches();
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('fetch', server);
  [places, asked, broken] = [{ 2331: [savedPlace(1), savedPlace(2)], 2332: [savedPlace(3)] }, [], null];
  terms = SAVED_TERMS;
  markAreas([]);
  dismissSaving();
});

afterEach(() => vi.unstubAllGlobals());

const named = async (id: number) => {
  const answer = await answerOf({ documentId: detail.params.id ?? '', variables: { id, language: 'fi' } });
  return answer !== null && 'data' in answer ? answer.data : null;
};

describe('a saved area', () => {
  test('has its places, those that reach into it, tiles and thumbs, and then answers', async () => {
    expect(await named(1)).toBeNull();
    await saveArea(WANTED);
    expect(currentSaving()).toMatchObject({ state: 'done' });
    expect(await named(1)).toMatchObject({ attraction: { attractionId: 1, name: 'Paikka 1' } });
    expect(await named(90)).not.toBeNull();
    const cached = memory.paths(SAVED_CACHE);
    expect(cached).toEqual(
      expect.arrayContaining([
        '/saved/tiles/base/0/0/0.mvt',
        '/saved/tiles/base/12/2331/1186.mvt',
        '/saved/tiles/attractions/all/12/2331/1186.mvt',
        `/thumbs/2/${'a'.repeat(32)}_200sq.avif`,
      ]),
    );
    expect(memory.paths(STAGING_CACHE)).toEqual([]);
    const [area] = await listAreas();
    expect(area).toMatchObject({ state: 'saved', name: 'Kumpula', version: 7 });
    // Every tile and thumbnail is counted, however many come at a time.
    const records = JSON.stringify(places[2331]).length;
    expect(area?.state === 'saved' && area.bytes - records).toBeGreaterThan(cached.length * 'tile'.length);
  });

  test('is saved also where the base map comes from another server; that map is not saved', async () => {
    terms = { ...SAVED_TERMS, baseTiles: { ...SAVED_TERMS.baseTiles, tiles: 'https://tiles.example/{z}/{x}/{y}.mvt' } };
    await saveArea(WANTED);
    expect(memory.paths(SAVED_CACHE).some((path) => path.startsWith('/saved/tiles/base/'))).toBe(false);
    expect(await listAreas()).toMatchObject([{ state: 'saved', name: 'Kumpula' }]);
  });

  test('has the tiles of heights that exist, and they are deleted with it', async () => {
    await saveArea(WANTED, 'a');
    const heights = () => memory.paths(SAVED_CACHE).filter((path) => path.startsWith('/saved/tiles/elevation/'));
    expect(heights().toSorted()).toEqual([
      '/saved/tiles/elevation/10/582/296',
      '/saved/tiles/elevation/11/1165/593',
      '/saved/tiles/elevation/12/2331/1186',
      '/saved/tiles/elevation/13/4662/2372',
      '/saved/tiles/elevation/13/4662/2373',
      '/saved/tiles/elevation/13/4663/2373',
      '/saved/tiles/elevation/5/18/9',
      '/saved/tiles/elevation/6/36/18',
      '/saved/tiles/elevation/7/72/37',
      '/saved/tiles/elevation/8/145/74',
      '/saved/tiles/elevation/9/291/148',
    ]);
    await saveArea(BESIDE, 'b');
    await deleteArea('a');
    expect(heights()).not.toContain('/saved/tiles/elevation/12/2331/1186');
    expect(heights()).toContain('/saved/tiles/elevation/12/2332/1186');
  });

  test('has maps of the places whose cards have no photo', async () => {
    places = { 2331: [savedPlace(1, { cardImage: null }), savedPlace(2)] };
    await saveArea(WANTED);
    const maps = memory.paths(SAVED_CACHE).filter((path) => path.startsWith('/placemaps/'));
    expect(maps.toSorted()).toEqual(['/placemaps/1_dark.webp', '/placemaps/1_light.webp']);
  });

  test('has maps only of the best of the places without a photo', async () => {
    const all = Array.from({ length: SAVED_MAPS_MAX + 10 }, (_, at) =>
      savedPlace(at + 1, { cardImage: null, quality: at }),
    );
    places = { 2331: all };
    await saveArea(WANTED);
    const maps = memory.paths(SAVED_CACHE).filter((path) => path.startsWith('/placemaps/'));
    expect(maps).toHaveLength(2 * SAVED_MAPS_MAX);
    expect(maps).not.toContain('/placemaps/10_light.webp');
    expect(maps).toContain('/placemaps/11_light.webp');
  });

  // Issue "In the pocket": Saved areas: what fails leaves what was saved before; no room, and what the browser threw
  //   away, is said
  test('that could not be updated is unchanged, and the next attempt goes on from there', async () => {
    await saveArea(WANTED, 'a');
    places[2331] = [savedPlace(1, { title: { fi: 'Uusi', sv: 'Uusi', en: 'Uusi' } })];
    broken = /attractions.*\/14\//;
    await saveArea(WANTED, 'a');
    expect(currentSaving()).toMatchObject({ state: 'failed', why: 'other' });
    expect(await named(1)).toMatchObject({ attraction: { name: 'Paikka 1' } });
    expect(await named(2)).not.toBeNull();
    [broken, asked] = [null, []];
    await saveArea(WANTED, 'a');
    expect(currentSaving()).toMatchObject({ state: 'done' });
    expect(asked.filter((path) => /\/(?:base|all)\/(?!14\/)/.test(path))).toEqual([]);
    expect(await named(1)).toMatchObject({ attraction: { name: 'Uusi' } });
    // A place that is missing in the update is deleted.
    expect(await named(2)).toBeNull();
    expect(await listAreas()).toHaveLength(1);
  });

  test('that is cancelled is not listed, and leaves no saved files', async () => {
    const saving = saveArea(WANTED);
    cancelSaving();
    await saving;
    expect(currentSaving()).toMatchObject({ state: 'cancelled' });
    expect(await listAreas()).toEqual([]);
    expect(memory.paths(SAVED_CACHE)).toEqual([]);
  });

  test('is not saved while another tab saves one, for both would share its staged files', async () => {
    const request = async (_name: string, _options: object, work: (lock: null) => Promise<unknown>) => work(null);
    vi.stubGlobal('navigator', { locks: { request } });
    await saveArea(WANTED);
    expect(currentSaving()).toMatchObject({ state: 'failed', why: 'busy' });
    expect(asked).toEqual([]);
  });

  test.each([
    ['SecurityError', 'storage'],
    ['TimeoutError', 'other'],
  ])('is not fetched where the database fails with a %s: %s', async (name, why) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    await saveArea(WANTED);
    expect(currentSaving()).toMatchObject({ state: 'failed', why });
    expect(asked).toEqual([]);
  });

  test('is not fetched where the browser refuses locks, because it stores nothing', async () => {
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    await saveArea(WANTED);
    expect(currentSaving()).toMatchObject({ state: 'failed', why: 'storage' });
  });

  test('that is deleted takes with it the data that no other area needs', async () => {
    await saveArea(WANTED, 'a');
    await saveArea(BESIDE, 'b');
    await deleteArea('a');
    expect(await named(1)).toBeNull();
    expect(await named(3)).not.toBeNull();
    // Both hold it.
    expect(await named(90)).not.toBeNull();
    const cached = memory.paths(SAVED_CACHE);
    expect(cached).toContain('/saved/tiles/base/0/0/0.mvt');
    expect(cached).not.toContain('/saved/tiles/base/12/2331/1186.mvt');
    await deleteArea('b');
    expect(memory.paths(SAVED_CACHE)).toEqual([]);
    expect(await (await savedDatabase()).count('places')).toBe(0);
    expect(await listAreas()).toEqual([]);
  });

  // Issue "In the pocket": Saved areas: what fails leaves what was saved before; no room, and what the browser threw
  //   away, is said
  test('for which there is no room is refused before it is fetched, where the browser reports the room', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1500, usage: 1000 }) } });
    await saveArea(WANTED);
    expect(currentSaving()).toMatchObject({ state: 'failed', why: 'room' });
    expect(asked).toHaveLength(1);
  });

  test('for which the room runs out leaves the areas that were saved before', async () => {
    await saveArea(WANTED, 'a');
    memory.full = true;
    await saveArea(BESIDE, 'b');
    expect(currentSaving()).toMatchObject({ state: 'failed', why: 'room' });
    expect(memory.paths(STAGING_CACHE)).toEqual([]);
    expect(await named(1)).not.toBeNull();
    expect((await listAreas()).map(({ id }) => id)).toEqual(['a']);
  });

  test('whose saving failed leaves its files for a day, and then the page deletes them', async () => {
    broken = /^\/thumbs\//;
    await saveArea(WANTED);
    expect(currentSaving()).toMatchObject({ state: 'failed' });
    const staged = memory.paths(STAGING_CACHE);
    expect(staged.length).toBeGreaterThan(1);
    await deleteOldStaged();
    expect(memory.paths(STAGING_CACHE)).toEqual(staged);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS + 1);
    await deleteOldStaged();
    expect(memory.paths(STAGING_CACHE)).toEqual([]);
    vi.mocked(Date.now).mockRestore();
  });

  // Issue "In the pocket": Saved areas: what fails leaves what was saved before; no room, and what the browser threw
  //   away, is said
  test.each([
    ['tiles', () => memory.delete(SAVED_CACHE)],
    [
      'records',
      async () => {
        await closeSavedDatabase();
        vi.stubGlobal('indexedDB', new IDBFactory());
      },
    ],
  ])('whose %s the browser has deleted is listed as gone, and can be saved again', async (_what, evict) => {
    await saveArea(WANTED, 'a');
    await evict();
    expect(await listAreas()).toMatchObject([{ state: 'gone', id: 'a', name: 'Kumpula' }]);
    await saveArea(WANTED, 'a');
    expect(await listAreas()).toMatchObject([{ state: 'saved', id: 'a' }]);
  });
});

describe('the database', () => {
  test.each(STEPS.map((_, version) => version))('of version %d is brought up to date', async (version) => {
    if (version > 0) {
      const old = await openDB(SAVED_DATABASE, version, {
        upgrade: (db) => STEPS.slice(0, version).forEach((step) => step(db as never)),
      });
      old.close();
    }
    expect([...(await savedDatabase()).objectStoreNames]).toEqual(['areas', 'finds', 'places', 'terms']);
  });

  test('of a newer build is left as it is: nothing is answered from it', async () => {
    const newer = await openDB(SAVED_DATABASE, STEPS.length + 1);
    newer.close();
    expect(await named(1)).toBeNull();
    expect(await listAreas()).toEqual([]);
  });
});
