import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { openMap } from './drawnMap.ts';
import { SIZES } from './everyScreen.ts';
import { OWN_WORDS } from './ownWords.ts';
import { button, field, loggedIn } from './users.ts';
import { expect, test } from './visitor.ts';

const { fi } = OWN_WORDS;
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Kohdetta ei löytynyt' });
const placeUrl = /\/v\/(?:map|place)\/3\d{14}/;
const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas');
/** deck.gl is there: the map answers clicks and long presses. */
const isReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => window.taivalMap?.getLayersOrder() ?? []), { timeout: 60_000 })
    .toContain('attraction-names');

interface OwnPlace {
  readonly id: number;
  readonly name: string;
}

/** The own places of the user who is logged in on this page. */
async function ownPlaces(page: Page): Promise<OwnPlace[]> {
  const answer = await page.request.get('/api/userattractions/');
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function make(page: Page, name: string, pos: readonly [number, number]): Promise<OwnPlace> {
  const answer = await page.request.post('/api/userattractions/', { data: { name, category: 'own', pos } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function saveAs(page: Page, language: Language, name: string): Promise<void> {
  await field(page, OWN_WORDS[language]['ownPlace.nameField']).fill(name);
  await button(page, OWN_WORDS[language]['ownPlace.save']).click();
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveURL(placeUrl);
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/v/home');
  await button(page, fi['account.logout']).click();
  await expect(page.getByText(fi['account.loggedOut'])).toBeVisible();
}

test.describe('on a desktop', () => {
  // SPEC §2: Map: a click or long-press places a new own place (anonymous: the point)
  // SPEC §2: Special cases: own places (edit name, delete, private note); §4 view, edit (name input), saving, view;
  //   delete needs a confirmation dialog containing the name; afterwards the list view shows
  test(
    'a place is set by a click, named, renamed, noted, found, and deleted after the dialog with its name',
    { tag: '@map' },
    async ({ page }) => {
      await loggedIn(page);
      await openMap(page, '12,26,62.5');
      await isReady(page);

      await test.step('Escape ends the mode', async () => {
        await button(page, fi['actions.addPlace']).click();
        await expect(page.getByText(fi['addPlace.hint'])).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByText(fi['addPlace.hint'])).toHaveCount(0);
      });

      await test.step('nothing is stored before Save', async () => {
        await button(page, fi['actions.addPlace']).click();
        const box = await canvas(page).boundingBox();
        if (!box) throw new Error('The map has no size.');
        await page.mouse.click(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40);
        await expect(page).toHaveURL(/[?&]point=26\.\d+,62\.\d+/);
        await expect(field(page, fi['ownPlace.nameField'])).toBeVisible();
        expect(await ownPlaces(page)).toEqual([]);
        await saveAs(page, 'fi', 'Kalliokota');
        await expect(page).toHaveTitle(/^Kalliokota – /);
      });

      await test.step('renamed', async () => {
        await button(page, fi['ownPlace.rename']).click();
        await field(page, fi['ownPlace.nameField']).fill('Kallion kota');
        await button(page, fi['ownPlace.save']).click();
        await expect(heading(page)).toHaveText('Kallion kota');
        expect(await ownPlaces(page)).toMatchObject([{ name: 'Kallion kota' }]);
      });

      await test.step('noted', async () => {
        await field(page, fi['note.title']).fill('Puut liiterissä');
        await field(page, fi['note.title']).blur();
        await expect(page.getByText(fi['note.saved'], { exact: true })).toBeVisible();
      });

      await test.step('found by its owner, opened with Enter', async () => {
        await page.goto('/v/place');
        await page.getByRole('combobox').fill('kallion ko');
        await expect(page.getByRole('option').first()).toContainText('Kallion kota');
        await expect(page.getByRole('option').first()).toContainText(fi['ownPlace.what']);
        await page.keyboard.press('Enter');
        await expect(heading(page)).toHaveText('Kallion kota');
        await expect(field(page, fi['note.title'])).toHaveValue('Puut liiterissä');
      });

      await test.step('deleted', async () => {
        await button(page, fi['ownPlace.delete']).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading')).toHaveText('Poistetaanko Kallion kota?');
        await dialog.getByRole('button', { name: fi['ownPlace.cancel'] }).click();
        await expect(dialog).toHaveCount(0);
        await button(page, fi['ownPlace.delete']).click();
        await dialog.getByRole('button', { name: fi['ownPlace.deleteSend'] }).click();
        await expect(page).toHaveURL(/\/v\/place(?:\?|$)/);
        await expect(page.getByText(fi['ownPlace.deleted'])).toBeVisible();
        expect(await ownPlaces(page)).toEqual([]);
      });
    },
  );

  // SPEC §2: Own places on the map, for their owner
  test(
    'a place is drawn on the map, opened by a click on it and gone from it after the logout',
    { tag: ['@map', '@drawn'] },
    async ({ page }) => {
      await loggedIn(page);
      const { id } = await make(page, 'Erämaan kota', [26.5, 66.2]);
      await openMap(page, '13,26.5,66.2');
      await isReady(page);
      await expect(async () => {
        const box = await canvas(page).boundingBox();
        if (!box) throw new Error('The map has no size.');
        const [x, y] = await page.evaluate(() => {
          const at = window.taivalMap?.project([26.5, 66.2]);
          return [at?.x ?? 0, at?.y ?? 0];
        });
        await page.mouse.click(box.x + (x ?? 0), box.y + (y ?? 0));
        await expect(page).toHaveURL(new RegExp(`/v/map/${id}`), { timeout: 1500 });
      }).toPass({ timeout: 60_000 });
      await expect(heading(page)).toHaveText('Erämaan kota');
      await logOut(page);
      await page.goBack();
      await expect(notFound(page)).toBeVisible();
      await expect(page.getByText('Erämaan kota')).toHaveCount(0);
    },
  );

  // SPEC §2: Special cases: id -1 is a coordinate point with the coordinates as name, a route link and an
  //   add-own-place button
  test('a point’s add button sets a place, once however often Save is clicked, and offline it waits', async ({
    page,
  }) => {
    await loggedIn(page);
    await page.goto('/v/place?point=24.51,61.02');
    await button(page, fi['actions.addPlace']).click();
    const name = field(page, fi['ownPlace.nameField']);
    await name.fill('Kaksoislaavu');

    await page.context().setOffline(true);
    await button(page, fi['ownPlace.save']).dblclick();
    await expect(page.getByRole('listitem').filter({ hasText: 'Kaksoislaavu' })).toContainText(fi['outbox.waiting']);
    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText('Kaksoislaavu');
    expect(await ownPlaces(page)).toMatchObject([{ name: 'Kaksoislaavu' }]);
  });

  // SPEC §2: Map: a click or long-press places a new own place (anonymous: the point)
  test(
    'a place is set by keyboard in the middle of the map; without a name it has its coordinates',
    { tag: '@map' },
    async ({ page }) => {
      await loggedIn(page);
      await openMap(page, '12,26,62.5');
      await button(page, fi['actions.addPlace']).focus();
      await page.keyboard.press('Enter');
      await button(page, fi['addPlace.middle']).focus();
      await page.keyboard.press('Enter');
      await expect(field(page, fi['ownPlace.nameField'])).toBeVisible();
      await field(page, fi['ownPlace.nameField']).press('Enter');
      await expect(page).toHaveURL(placeUrl);
      await expect(heading(page)).toHaveText('62.50000, 26.00000');
    },
  );

  // SPEC §2: Own places lie inside Finland
  test('a point outside Finland is refused', { tag: '@map' }, async ({ page }) => {
    await loggedIn(page);
    await openMap(page, '10,18,59.33');
    await isReady(page);
    await button(page, fi['actions.addPlace']).click();
    await button(page, fi['addPlace.middle']).click();
    await expect(page.getByText(fi['ownPlace.outside'])).toBeVisible();
    await expect(page).not.toHaveURL(/point=/);
  });
});

test.describe('on a phone', { tag: '@map' }, () => {
  test.use(SIZES.phone);

  // SPEC §2: Map: a click or long-press places a new own place (anonymous: the point)
  test('a long press asks for the name of the place there', async ({ page }) => {
    const language = 'sv';
    await loggedIn(page);
    await openMap(page, '12,26,62.5', `&lang=${language}`);
    await isReady(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 120, y: 330 }] });
    await expect(page).toHaveURL(/[?&]point=2\d\.\d+,6\d\.\d+/);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await saveAs(page, language, 'Rantakota');
  });
});

// Issue "What people add": GPX import of own waypoints and tracks, GPX export of own places
// SPEC §2: Favourites: own places first, each with 'added N ago'
test('a GPX file is imported, skipped places are listed, and the exported file brings the same places', async ({
  page,
}) => {
  const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
    <wpt lat="61.5" lon="25.5"><name>Tuotu laavu</name></wpt>
    <wpt lat="59.43" lon="24.75"><name>Tallinna</name></wpt>
    <trk><name>Tuotu polku</name><trkseg><trkpt lat="61.5" lon="25.5"/><trkpt lat="61.51" lon="25.52"/>
      <trkpt lat="61.52" lon="25.53"/></trkseg></trk></gpx>`;
  const choose = (name: string, text: string) =>
    page
      .getByRole('main')
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/gpx+xml', buffer: Buffer.from(text) });
  const section = page.getByRole('region', { name: new RegExp(`^${fi['ownPlaces.title']}`) });
  await loggedIn(page);
  await page.goto('/v/favourites');
  await expect(section).toContainText(fi['ownPlaces.empty']);

  await choose('kuva.gpx', 'not a GPX file');
  await expect(section.getByRole('status')).toHaveText(fi['gpx.notGpx']);
  await choose('retki.gpx', gpx);
  await expect(section.getByRole('status')).toContainText('Tuotiin 2 paikkaa.');
  await expect(section.getByRole('status')).toContainText('Tallinna: Suomen ulkopuolella');
  await expect(section.getByRole('link', { name: /^Tuotu laavu/ })).toBeVisible();

  const coming = page.waitForEvent('download');
  await section.getByRole('link', { name: fi['gpx.export'] }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.gpx$/);
  const exported = await readFile(await download.path(), 'utf8');
  for (const { id } of await ownPlaces(page)) await page.request.delete(`/api/userattractions/${id}`);
  await page.reload();
  await expect(section).toContainText(fi['ownPlaces.empty']);
  await choose('omat.gpx', exported);
  await expect(section.getByRole('status')).toHaveText('Tuotiin 2 paikkaa.');
  await expect(section.getByRole('link', { name: /^Tuotu polku/ })).toContainText('km');
  await section.getByRole('link', { name: /^Tuotu polku/ }).click();
  await expect(heading(page)).toHaveText('Tuotu polku');
});

// SPEC §2: Special cases: ids from 3e14 up to 4e14 are user-own places: not found for a visitor
// SPEC §2: Own places in the search, for their owner
test('another user and a visitor do not see an own place: neither its page nor in the search', async ({
  page,
  browser,
}) => {
  await loggedIn(page);
  const { id } = await make(page, 'Qvartsikota', [24.5, 61]);
  await page.goto(`/v/place/${id}`);
  await expect(heading(page)).toHaveText('Qvartsikota');

  for (const who of ['visitor', 'user'] as const) {
    const context = await browser.newContext({ locale: 'fi-FI', baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    if (who === 'user') await loggedIn(other);
    for (const tab of ['place', 'map'] as const) {
      await other.goto(`/v/${tab}/${id}`);
      await expect(notFound(other)).toBeVisible();
      await expect(other.getByText('Qvartsikota')).toHaveCount(0);
    }
    await other.goto('/v/place');
    await other.getByRole('combobox').fill('qvartsikota');
    await expect(other.getByRole('search').getByRole('status')).not.toBeEmpty();
    await expect(other.getByText('Qvartsikota')).toHaveCount(0);
    await context.close();
  }
});

// SPEC §2: Favourites: own places first, each with 'added N ago'
// SPEC §4: Login or logout reloads user, favourites and own places; nothing of them stays on the screen
test('logging out leaves nothing of an own place on the screen or in the browser', async ({ page }) => {
  await loggedIn(page);
  const { id } = await make(page, 'Salainen kota', [24.5, 61]);
  await page.goto('/v/favourites');
  await expect(page.getByRole('link', { name: /^Salainen kota/ })).toBeVisible();

  await test.step('another tab of the browser logs out', async () => {
    const other = await page.context().newPage();
    await logOut(other);
    await other.close();
    await expect(page.getByText('Salainen kota')).toHaveCount(0);
  });

  await page.goto('/v/place');
  await page.getByRole('combobox').fill('salainen');
  await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
  await expect(page.getByText('Salainen kota')).toHaveCount(0);
  await page.goto(`/v/place/${id}`);
  await expect(notFound(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'Salainen',
  );
});
