import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { controlled } from '../../scripts/lib/serviceWorkers.ts';
import { hillGrid } from '../support/made/hill.ts';
import { type Product, removeDataDir, runImport } from '../support/product.ts';
import { standsStill } from './drawnMap.ts';
import { startProductBeside } from './productBeside.ts';
import { test } from './undrawn.ts';

// The town of the first view, on a hill of 100 m that nature did not give it.
const DATA_DIR = '.data/e2e-relief';
const folder = mkdtempSync(path.join(tmpdir(), 'taival-relief-'));
const TOP = { lon: 24.46654, lat: 60.9948584 } as const;
const HILL = {
  top: [362_977.2, 6_764_864.7],
  heightM: 100,
  footM: 80,
  radiusM: 2500,
  sideM: 8000,
  cellM: 20,
} as const;

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProductBeside({ dataDir: DATA_DIR });
  const grid = path.join(folder, 'hill.asc');
  writeFileSync(grid, hillGrid(HILL));
  expect(await runImport(DATA_DIR, ['elevation', grid])).toMatchObject({ code: 0 });
});

test.afterAll(async () => {
  await product.stop();
  removeDataDir(DATA_DIR);
  rmSync(folder, { recursive: true });
});

test.use({ viewport: { width: 1100, height: 720 } });

async function openHill(page: Page, zoom: number): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('taival.map', 'exposed'));
  await page.goto(`${product.url}/v/map?pos=${zoom},${TOP.lon},${TOP.lat}`);
}

/** Heights of the contours that the map shows, metres, in rising order. */
function contours(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const map = window.taivalMap;
    if (!map?.getLayer('relief-contours')) return [];
    const lines = map.queryRenderedFeatures({ layers: ['relief-contours'] });
    return [...new Set(lines.map(({ properties }) => Number(properties['elevation'])))].sort((a, b) => a - b);
  });
}

test('the terrain map has shading and contours, which can be hidden, and a measured line shows its climb', async ({
  page,
}) => {
  await openHill(page, 12);
  // Lines of 25 m on a hill from 80 m to 180 m.
  await expect.poll(() => contours(page), { timeout: 90_000 }).toEqual([100, 125, 150, 175]);
  await standsStill(page);
  await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText(/Maanmittauslaitos|National Land Survey/);

  await page.getByRole('button', { name: 'Karttapohja' }).click();
  const choice = page.getByRole('checkbox', { name: 'Rinnevarjo ja korkeuskäyrät' });
  await choice.uncheck();
  expect(await contours(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Karttapohja' }).click();
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect.poll(() => contours(page), { timeout: 90_000 }).toEqual([100, 125, 150, 175]);
  await page.keyboard.press('Escape');

  // From the top to the foot.
  await page.getByRole('button', { name: 'Etäisyyden mittaus' }).click();
  const panel = page.getByRole('region', { name: 'Etäisyyden mittaus' });
  await panel.getByRole('button', { name: 'Lisää keskipiste' }).click();
  await page.evaluate(
    ([lon, lat]) => void window.taivalMap?.jumpTo({ center: [lon ?? 0, lat ?? 0] }),
    [TOP.lon, TOP.lat + 0.03],
  );
  await panel.getByRole('button', { name: 'Lisää keskipiste' }).click();
  await expect(panel.getByRole('status')).toHaveText(/^3,3\skm, nousua 0\sm, laskua (?:99|100)\sm$/);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a saved area shows its relief without a network, closer too than its tiles are', async ({ page }) => {
    await page.goto(`${product.url}/v/place?pos=13,${TOP.lon},${TOP.lat}`);
    await page.getByRole('button', { name: 'Tallenna alue' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Alueen nimi').fill('Mäki');
    await dialog.getByRole('button', { name: 'Tallenna', exact: true }).click();
    await expect(dialog.getByText('Mäki on tallennettu')).toBeVisible({ timeout: 120_000 });
    await controlled(page);
    await page.context().setOffline(true);
    await openHill(page, 14.2);
    // Lines of 5 m around the top.
    await expect.poll(async () => (await contours(page)).at(-1), { timeout: 90_000 }).toBe(175);
    expect((await contours(page)).every((height) => height % 5 === 0)).toBe(true);
    await page.context().setOffline(false);
  });
});
