import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROUTE_COLUMNS } from '#api/import/publish/relief/reliefRows.ts';
import { type LineSamples, sampleLine } from '#common/relief/lineSamples.ts';
import { madeRelief } from '../support/made/madeRelief.ts';
import { withStores } from '../support/productFiles.ts';
import { openMap } from './drawnMap.ts';
import { dataDir } from './ownProduct.ts';
import { detail, expect, find, NO_REAL_DATA, realData, test } from './visitor.ts';

const TRAIL = 'Harakan luontopolku';
/** Colour of the point of a profile in the light look. */
const POINT = [53, 65, 59];

/** Gives a route a hill: from 10 m up to 60 m in its middle, and down to 10 m. Answers its points. */
async function withHill(page: Page, id: number): Promise<LineSamples> {
  const { geometry } = await detail(page, id);
  const lines = JSON.parse(
    JSON.stringify(geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates),
  );
  const samples = sampleLine(lines);
  if (samples === null) throw new Error(`${TRAIL} has no line.`);
  const last = samples.points.length - 1;
  const heights = samples.points.map((_, i) => 10 + 50 * Math.sin((Math.PI * i) / last));
  const relief = { ...madeRelief(heights, samples.stepM, 50), breaks: samples.breaks };
  await withStores(dataDir(), async ({ pool }) => {
    const [columns, values] = [
      ROUTE_COLUMNS.map(([column]) => column),
      ROUTE_COLUMNS.map(([, value]) => value(relief)),
    ];
    await pool.query('DELETE FROM place_relief WHERE id = $1', [id]);
    await pool.query(
      `INSERT INTO place_relief (version, id, ${columns.join(', ')})
       SELECT version, $1, ${columns.map((_, i) => `$${i + 2}`).join(', ')} FROM data_set WHERE state = 'LIVE'`,
      [id, ...values],
    );
    await pool.query('UPDATE place SET ascent_m = $2 WHERE id = $1', [id, relief.ascentM]);
  });
  return samples;
}

/** Where a position of the map stands on the screen. */
function pixelOf(page: Page, position: readonly number[] = []): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([lon = 0, lat = 0]) => {
      const map = window.taivalMap;
      const { left = 0, top = 0 } = map?.getCanvas().getBoundingClientRect() ?? {};
      const { x = 0, y = 0 } = map?.project([lon, lat]) ?? {};
      return { x: left + x, y: top + y };
    },
    [...position],
  );
}

/** Colour of the screen where a position of the map stands. */
async function colourOf(page: Page, position: readonly number[] | undefined): Promise<number[]> {
  const { x, y } = await pixelOf(page, position);
  const screenshot = await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } });
  return [...(await sharp(screenshot).removeAlpha().raw().toBuffer())];
}

// Issue "Relief" 3: an accessible chart (told in words for a screen reader, table on demand), tied to the map both ways
test(
  'a route shows its profile, and chart and map move the same point',
  { tag: ['@drawn', '@map'] },
  async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    const { id } = await find(page, TRAIL);
    const { points, stepM } = await withHill(page, id);
    const at = Math.floor(points.length / 4);
    await openMap(page, `17,${points[at]?.join()}`, '&lang=fi', String(id));
    const slider = page.getByRole('slider', { name: 'Kohta reitillä' });

    await test.step('it is described in words, and as a table', async () => {
      await expect(page.getByRole('heading', { name: 'Korkeusprofiili' })).toBeVisible();
      await expect(page.getByText(/Reitti nousee yhteensä 50\sm ja laskee 50\sm\./)).toBeVisible();
      await page.getByText('Profiili taulukkona').click();
      await expect(page.getByRole('row')).toHaveCount(22);
    });

    await test.step('keys move the point, within the route', async () => {
      await slider.focus();
      await page.keyboard.press('End');
      await expect(slider).toHaveAttribute('aria-valuetext', /km alusta, korkeus 10\sm$/);
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuenow', String(Math.round(stepM * (points.length - 1))));
      await page.keyboard.press('Home');
      await expect(slider).toHaveAttribute('aria-valuenow', '0');
    });

    await test.step('the point of the chart stands on the map', async () => {
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error('The chart has no size.');
      // The drawing is 360 units wide, the route from 38 to 348.
      const share = (38 + (310 * at) / (points.length - 1)) / 360;
      await page.mouse.move(box.x + share * box.width, box.y + box.height / 2);
      await expect.poll(() => colourOf(page, points[at]), { timeout: 60_000 }).toEqual(POINT);
    });

    await test.step('the pointer on the map moves the point of the chart', async () => {
      const pixel = await pixelOf(page, points[at + 1]);
      await page.mouse.move(pixel.x, pixel.y);
      await expect(slider).toHaveAttribute('aria-valuenow', String(Math.round((at + 1) * stepM)));
      await expect(page.getByText(/km alusta, korkeus \d+\sm$/)).toBeVisible();
      await page.mouse.move(pixel.x, pixel.y - 200);
      await expect(page.getByText('Kulje käyrää pitkin, niin näet kohdan kartalla.')).toBeVisible();
    });
  },
);
