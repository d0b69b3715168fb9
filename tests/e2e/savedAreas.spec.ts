import type { Page } from '@playwright/test';
import { controlled } from '../../scripts/lib/serviceWorkers.ts';
import { axeFaults } from './axe.ts';
import { expect, NO_REAL_DATA, realData, test } from './visitor.ts';

const CENTRE = '?pos=12,24.941,60.168';
const BOX = /Hae kohteita/;

/** The first place of a list in Helsinki. */
const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .and(page.locator(':not(.early-page)'))
    .getByRole('link', { name: /Helsinki/ })
    .first();

/** Saves what the list shows. */
async function saveArea(page: Page, name: string): Promise<void> {
  await page.goto(`/v/place/museum${CENTRE}`);
  await expect(firstCard(page)).toBeVisible();
  await page.getByRole('button', { name: 'Tallenna alue' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Vie noin \d+,\d\sMt/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel('Alueen nimi').fill(name);
  await dialog.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await expect(dialog.getByText(`${name} on tallennettu ja toimii ilman verkkoa.`)).toBeVisible({ timeout: 120_000 });
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sulje' }).click();
}

const openFound = async (page: Page, query: string, name: RegExp) => {
  await page.getByRole('combobox', { name: BOX }).fill(query);
  await page.getByRole('option', { name }).first().click();
};

// Issue "In the pocket": Offline by choice: map, list, detail and search of a saved area work with no network
test('an area is saved; without a network its lists, search and places that nobody has looked at answer', async ({
  page,
}) => {
  test.skip(!realData(), NO_REAL_DATA);
  await saveArea(page, 'Keskusta');
  // The code of a place and of the search.
  await openFound(page, 'Ateneum', /Ateneum/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText('Ateneum');
  await page.goBack();
  await expect(firstCard(page)).toBeVisible();

  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /Ravintolat/ })
    .or(page.getByRole('button', { name: /Ravintolat/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/restaurant/);
  await expect(firstCard(page)).toBeVisible();
  await openFound(page, 'Helsingin tuomiokirkko', /^Helsingin tuomiokirkko/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText(/tuomiokirkko/i);
  await expect(page.getByText('OpenStreetMap').filter({ visible: true }).first()).toBeVisible();
  await page.context().setOffline(false);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // Issue "In the pocket": Offline by choice: map, list, detail and search of a saved area work with no network
  test('a saved area opens again without a network, draws its map, and is listed, updated and deleted', async ({
    page,
  }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await saveArea(page, 'Keskusta');
    await controlled(page);
    await page.context().setOffline(true);

    const gone: string[] = [];
    page.on(
      'requestfailed',
      (request) => new URL(request.url()).pathname.startsWith('/tiles/') && gone.push(request.url()),
    );
    await page.goto(`/v/map/cafe${CENTRE}`);
    await expect(firstCard(page)).toBeVisible();
    await expect(page.locator('canvas.maplibregl-canvas')).toHaveAttribute('tabindex', /./, { timeout: 90_000 });
    expect(gone).toEqual([]);
    await openFound(page, 'Helsingin tuomiokirkko', /^Helsingin tuomiokirkko/);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText(/tuomiokirkko/i);

    await page.goto('/v/home');
    const areas = page.locator('section', { has: page.getByRole('heading', { name: 'Tallennetut alueet' }) });
    await expect(areas.getByRole('link', { name: 'Keskusta' })).toBeVisible();
    await expect(areas.getByText(/\d+,\d\sMt$/).first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await areas.getByRole('button', { name: 'Päivitä Keskusta' }).click();
    await expect(areas.getByRole('alert')).toContainText('Tallennus ei onnistunut', { timeout: 60_000 });
    await expect(areas.getByRole('link', { name: 'Keskusta' })).toBeVisible();

    await page.context().setOffline(false);
    await areas.getByRole('button', { name: 'Päivitä Keskusta' }).click();
    await expect(areas.getByText('Keskusta on tallennettu ja toimii ilman verkkoa.')).toBeVisible({ timeout: 120_000 });
    await areas.getByRole('button', { name: 'Poista Keskusta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Poista' }).click();
    await expect(areas.getByText(/Et ole tallentanut alueita/)).toBeVisible();
    expect(await page.evaluate(async () => (await (await caches.open('taival-saved-v1')).keys()).length)).toBe(0);
  });
});
