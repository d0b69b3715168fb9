import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { fromGeojsonVt } from 'vt-pbf';
import { pmtiles } from '../support/made/pmtiles.ts';
import { type Product, removeDataDir } from '../support/product.ts';
import { drawnWithin, standsStill } from './drawnMap.ts';
import { startProductBeside } from './productBeside.ts';
import { test } from './undrawn.ts';
import { requestsBeside } from './visitor.ts';

// An operator's archive in the place of our tiles: as Protomaps writes them, without what is ours alone.
const DATA_DIR = '.data/e2e-archive';
const folder = mkdtempSync(path.join(tmpdir(), 'taival-archive-'));
const archive = path.join(folder, 'finland.pmtiles');
/** The tile of Turku at z11, which no extract of the tests holds. */
const TURKU = { z: 11, x: 1150, y: 589, centre: [22.2363, 60.4587] } as const;

type Ring = [number, number][];

interface Feature {
  /** 1 points, 2 lines, 3 polygons. */
  readonly type: 1 | 2 | 3;
  readonly geometry: Ring | Ring[];
  readonly tags: Record<string, string | number>;
}

const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

function tile(): Buffer {
  const layers: Record<string, readonly Feature[]> = {
    earth: [{ type: 3, geometry: [square(-64, 4160)], tags: { kind: 'earth' } }],
    water: [{ type: 3, geometry: [square(0, 1000)], tags: { kind: 'ocean' } }],
    landuse: [{ type: 3, geometry: [square(1500, 2500)], tags: { kind: 'forest' } }],
    roads: [
      {
        type: 2,
        geometry: [
          [
            [0, 3000],
            [4096, 3000],
          ],
        ],
        tags: { kind: 'highway', kind_detail: 'motorway', name: 'Testitie', ref: '1', sort_rank: 400 },
      },
      {
        type: 2,
        geometry: [
          [
            [0, 3250],
            [4096, 3250],
          ],
        ],
        tags: { kind: 'path', kind_detail: 'path' },
      },
    ],
    places: [
      {
        type: 1,
        geometry: [[2048, 2900]],
        tags: { kind: 'locality', kind_detail: 'city', name: 'Koekaupunki', population_rank: 9, min_zoom: 5 },
      },
    ],
  };
  const asTile = Object.fromEntries(
    Object.entries(layers).map(([name, features]) => [name, { features: [...features] }]),
  );
  return gzipSync(fromGeojsonVt(asTile, { version: 2, extent: 4096 }));
}

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  writeFileSync(
    archive,
    pmtiles({
      tiles: [{ z: TURKU.z, x: TURKU.x, y: TURKU.y, body: tile() }],
      metadata: { attribution: '© Kartantekijät' },
    }),
  );
  product = await startProductBeside({ dataDir: DATA_DIR, env: { BASEMAP_TILES: archive } });
});

test.afterAll(async () => {
  await product.stop();
  removeDataDir(DATA_DIR);
  rmSync(folder, { recursive: true });
});

test.use({ viewport: { width: 920, height: 640 } });

for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { contrast: 'more' }] as const) {
  test(`an operator's archive is drawn by the same styles (${Object.values(media).join()})`, async ({ page }) => {
    const strangers = requestsBeside(page, product.url);
    await page.emulateMedia(media);
    await page.addInitScript(() => sessionStorage.setItem('taival.map', 'exposed'));
    await page.goto(`${product.url}/v/map?pos=12.2,${TURKU.centre.join(',')}`);
    await standsStill(page);
    const [lon, lat] = TURKU.centre;
    const drawn = await drawnWithin(page, [lon - 0.06, lat - 0.03], [lon + 0.06, lat + 0.03]);
    const seen = new Set(drawn.map(({ sourceLayer, properties }) => `${sourceLayer}/${String(properties['kind'])}`));
    expect([...seen]).toEqual(expect.arrayContaining(['earth/earth', 'landuse/forest', 'roads/highway', 'roads/path']));
    await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('Kartantekijät');
    expect(strangers).toEqual([]);
  });
}
