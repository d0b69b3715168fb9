import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { projectRoot } from '#api/platform/paths.ts';
import { testedChromium } from '../../scripts/lib/chromiumOptions.ts';
import { controlled } from '../../scripts/lib/serviceWorkers.ts';
import type { Deployed } from './deployed.ts';
import { test } from './installedPage.ts';
import { OWN_WORDS } from './ownWords.ts';
import { leaveMapsUndrawn } from './undrawn.ts';
import { field, loggedIn } from './users.ts';
import { expect, NO_REAL_DATA, realData } from './visitor.ts';

// Also of the browsers that are started here.
test.use({ serviceWorkers: 'allow' });

const words = OWN_WORDS.fi;
const CENTRE = 'pos=12,24.941,60.168';
/** Nobody in this journey has looked at it before the network goes. */
const PLACE = 'Helsingin tuomiokirkko';

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .and(page.locator(':not(.early-page)'))
    .getByRole('link', { name: /Helsinki/ })
    .first();
const best = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: new RegExp(`^${words['favourite.BEST']}`) });
const waiting = (page: Page) => page.getByText(words['outbox.waiting']);
const isNew = (page: Page) => page.locator('script[src*=".new.js"]').first();
const listOperation = () =>
  String(
    JSON.parse(readFileSync(path.join(projectRoot, 'dist', 'web', 'operations.json'), 'utf8')).AttractionListQuery,
  );

/** A browser that is started anew with the data that it had stored. */
async function browser(
  profile: string,
  deployed: Deployed,
  isOffline: boolean,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...testedChromium,
    baseURL: deployed.url,
    locale: 'fi-FI',
    viewport: { width: 1440, height: 900 },
  });
  await leaveMapsUndrawn(context);
  await context.setOffline(isOffline);
  return { context, page: await context.newPage() };
}

async function saveArea(page: Page): Promise<void> {
  await page.goto(`/v/place/museum?${CENTRE}`);
  await expect(firstCard(page)).toBeVisible();
  await page.getByRole('button', { name: 'Tallenna alue' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alueen nimi').fill('Keskusta');
  await dialog.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await expect(dialog.getByText('Keskusta on tallennettu ja toimii ilman verkkoa.')).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Sulje' }).click();
}

async function openFound(page: Page, query: string): Promise<void> {
  await page.getByRole('combobox', { name: /Hae kohteita/ }).fill(query);
  await page
    .getByRole('option', { name: new RegExp(`^${query}`) })
    .first()
    .click();
  await expect(heading(page)).toContainText(/tuomiokirkko/i);
}

/** The map of the saved area is drawn, can be moved and looked at closer, and misses nothing. */
async function lookAtMap(page: Page): Promise<void> {
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    // The map itself breaks off what it no longer shows, as the tiles of one zoom on the way to the next.
    const isBrokenOff = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isBrokenOff && new URL(request.url()).pathname.startsWith('/tiles/')) missing.push(request.url());
  });
  await page.goto(`/v/map/cafe?${CENTRE}&pwa=1`);
  const canvas = page.locator('canvas.maplibregl-canvas');
  await expect(canvas).toHaveAttribute('tabindex', /./, { timeout: 90_000 });
  await expect(firstCard(page)).toBeVisible();
  const before = page.url();
  // Pressed again only where the key was lost: twice it leads out of the area.
  await expect(async () => {
    await canvas.press('ArrowRight');
    await expect(page).not.toHaveURL(before, { timeout: 15_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Lähennä' }).click();
  await expect(page).toHaveURL(/pos=13/);
  await expect(firstCard(page)).toBeVisible();
  expect(missing).toEqual([]);
}

async function rows(page: Page, address: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  return answer.json();
}

// Issue "In the pocket": The network off and the server gone: saved area, pan, zoom, search, list, detail, favourite,
//   note, comment, the browser started anew, sent once, a new build deployed meanwhile
test('a saved area and what is done in it work without network and server, after restarts and a new build', async ({
  deployed,
}, info) => {
  test.skip(!realData(), NO_REAL_DATA);
  test.setTimeout(420_000);
  const profile = info.outputPath('profile');
  const said = `Portailta näkee kauas ${Date.now().toString(36)}`;

  let { context, page } = await browser(profile, deployed, false);
  await loggedIn(page);
  await saveArea(page);
  await controlled(page);
  await context.close();

  await test.step('without a network: map, search, detail, favourite, note, comment', async () => {
    deployed.down();
    ({ context, page } = await browser(profile, deployed, true));
    await lookAtMap(page);
    await openFound(page, PLACE);
    await best(page).click();
    await expect(best(page)).toHaveAttribute('aria-pressed', 'true');
    await field(page, words['note.title']).fill('Ovi on auki iltaan');
    await field(page, words['note.title']).blur();
    await field(page, words['comment.write']).fill(said);
    await page.keyboard.press('Enter');
    await expect(waiting(page)).toHaveCount(3);
  });
  const address = new URL(page.url()).pathname;

  await test.step('the browser is started anew: all is still there', async () => {
    await context.close();
    ({ context, page } = await browser(profile, deployed, true));
    await page.goto(address);
    await expect(heading(page)).toContainText(/tuomiokirkko/i);
    await expect(best(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(field(page, words['note.title'])).toHaveValue('Ovi on auki iltaan');
    // They come when they are near the screen.
    await page.getByRole('heading', { level: 2, name: words['comments.title'] }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('listitem').filter({ hasText: said })).toBeVisible();
    await expect(waiting(page)).toHaveCount(3);
    await page.goto('/v/home');
    await expect(page.getByRole('heading', { level: 2, name: words['outbox.title'] })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Keskusta' })).toBeVisible();
  });

  await test.step('the network is back: each is sent once', async () => {
    deployed.up();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 2, name: words['outbox.title'] })).toHaveCount(0, {
      timeout: 60_000,
    });
    await page.goto(address);
    await expect(best(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(waiting(page)).toHaveCount(0);
    const id = Number(/\d+$/.exec(address)?.[0]);
    expect((await rows(page, '/api/favourites/')).map(({ attractionId, type }) => [attractionId, type])).toEqual([
      [id, 'BEST'],
    ]);
    expect((await rows(page, '/api/comments/my/')).map(({ text }) => text)).toEqual([said]);
    const noted = await page.request.post('/graphql', {
      data: { query: 'query ($id: AttractionId!) { viewer { note(attractionId: $id) { text } } }', variables: { id } },
    });
    expect((await noted.json()).data.viewer.note.text).toBe('Ovi on auki iltaan');
  });

  await test.step('a new build is deployed while there is no network: all still opens', async () => {
    await context.close();
    deployed.deploy(listOperation());
    deployed.down();
    ({ context, page } = await browser(profile, deployed, true));
    await page.goto(`/v/place/cafe?${CENTRE}&pwa=1`);
    await expect(firstCard(page)).toBeVisible();
    await openFound(page, PLACE);
    await expect(isNew(page)).toHaveCount(0);
  });

  await test.step('the network is back, and the new build opens what the old one has saved', async () => {
    deployed.up();
    await context.setOffline(false);
    await page.goto('/v/home');
    // A page that begins with a network is of the new build at once; its worker takes over where no other page is open.
    await expect(isNew(page)).toBeAttached();
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
            const files = (await (await caches.open('taival-precache-v1')).keys()).map(({ url }) => url);
            return {
              isAlone: active?.state === 'activated' && !waiting && !installing,
              hasNew: files.some((url) => url.includes('.new.js')),
              hasOld: files.some((url) => /-[\w-]{7,8}\.js/.test(url)),
            };
          }),
        { timeout: 90_000 },
      )
      .toEqual({ isAlone: true, hasNew: true, hasOld: false });
    await context.close();
    deployed.down();
    ({ context, page } = await browser(profile, deployed, true));
    await lookAtMap(page);
    await expect(isNew(page)).toBeAttached();
    await openFound(page, PLACE);
    await expect(field(page, words['note.title'])).toHaveValue('Ovi on auki iltaan');
  });
  await context.close();
});
