import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#api/platform/paths.ts';
import en from '../../web/i18n/pwa.en.json' with { type: 'json' };
import fi from '../../web/i18n/pwa.fi.json' with { type: 'json' };
import sv from '../../web/i18n/pwa.sv.json' with { type: 'json' };
import { axeFaultsInBothLooks } from './axe.ts';
import { cachedPaths, ready, test } from './installedPage.ts';
import { expect, find, firstCard } from './visitor.ts';

const PWA_WORDS = { fi, sv, en };

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Taivalista on uusi versio.' });
const lost = (page: Page, text: RegExp | string = /^Ei verkkoyhteyttä\./) =>
  page.getByRole('status').filter({ hasText: text });

/** The id by which the build asks for a place. */
const placeOperation = () =>
  String(
    JSON.parse(readFileSync(path.join(projectRoot, 'dist', 'web', 'operations.json'), 'utf8')).AttractionDetailQuery,
  );

/** Marks the page as it is: what is loaded anew has no mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);
const isNew = (page: Page) => page.locator('script[src*=".new.js"]').first();

const look = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // Issue "In the pocket": A new version is offered, never forced; a stale tab recovers by itself; what an older
  //   version saved still opens
  test('a new version is offered and not forced; a tab that takes it reloads at once, and no other tab does', async ({
    page,
    context,
    deployed,
  }) => {
    await page.goto('/v/place');
    await expect(firstCard(page)).toBeVisible();
    await ready(page);
    const other = await context.newPage();
    await other.goto(`${deployed.url}/v/place/museum`);
    await expect(other.getByRole('link', { name: /Sibeliuksen/ }).first()).toBeVisible();
    await mark(page);
    await mark(other);

    deployed.deploy(placeOperation());
    await look(page);
    await expect(offer(page)).toBeVisible({ timeout: 60_000 });
    await expect(offer(other)).toBeVisible({ timeout: 60_000 });
    await other.getByRole('button', { name: 'Myöhemmin' }).click();
    await expect(offer(other)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);

    await page.getByRole('button', { name: 'Ota käyttöön' }).click();
    await expect(isNew(page)).toBeAttached();
    await expect(firstCard(page)).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    await expect(offer(page)).toHaveCount(0);
    // The other tab goes on as it is, also to parts that it has not opened yet.
    expect(await isMarked(other)).toBe(true);
    await expect(offer(other)).toBeVisible();
    await other.getByRole('link', { name: 'Ohje' }).click();
    await expect(other).toHaveURL(/\/v\/help$/);
    await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  // Issue "In the pocket": A new version is offered, never forced; a stale tab recovers by itself; what an older
  //   version saved still opens
  test('a place that an earlier build cached opens offline after a new build that was never opened online', async ({
    page,
    deployed,
  }) => {
    const { id } = await find(page, 'Hämeen linna');
    await page.goto(`/v/place/${id}`);
    await expect(heading(page)).toContainText('Hämeen linna');
    await ready(page);
    deployed.deploy(placeOperation());
    await look(page);
    await expect(offer(page)).toBeVisible({ timeout: 60_000 });
    // Every tab is closed, and with the last one the worker of the old build ends.
    deployed.down();
    await expect(async () => {
      await page.goto('about:blank');
      await page.waitForTimeout(500);
      await page.goto(`/v/place/${id}`);
      await expect(isNew(page)).toBeAttached({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expect(heading(page)).toContainText('Hämeen linna');
  });

  // Issue "In the pocket": What is shown without a network says so
  test('a list shown offline says so, and from when it is, until the network is back', async ({ page, deployed }) => {
    await page.goto('/v/place');
    await expect(firstCard(page)).toBeVisible();
    await ready(page);
    await expect(lost(page)).toHaveCount(0);
    deployed.down();
    await page.reload();
    await expect(firstCard(page)).toBeVisible();
    await expect(
      lost(page, /^Ei verkkoyhteyttä\. Näkyvissä tilanne \d{1,2}\.\d{1,2}\.\d{4} klo \d{1,2}[.:]\d{2}\.$/),
    ).toBeVisible();
    deployed.up();
    await expect(lost(page)).toHaveCount(0, { timeout: 60_000 });
  });

  // Issue "In the pocket": What is shown without a network says so
  test('an old place that is shown offline is updated in place when the network is back', async ({
    page,
    deployed,
  }) => {
    const { id } = await find(page, 'Hämeen linna');
    await page.goto(`/v/place/${id}`);
    await ready(page);
    await expect.poll(async () => (await cachedPaths(page)).join()).toContain(`/v/place/${id}`);
    deployed.down();
    await page.clock.setFixedTime(Date.now() + 3_600_000);
    await page.reload();
    await expect(lost(page, /Näkyvissä tilanne/)).toBeVisible();
    await expect(heading(page)).toContainText('Hämeen linna');
    await page.evaluate(() => window.scrollTo(0, 300));
    const before = await heading(page).boundingBox();
    await mark(page);
    deployed.publish('Hämeen linna', 'Hämeen uusi linna');
    deployed.up();
    await expect(heading(page)).toContainText('Hämeen uusi linna', { timeout: 60_000 });
    const after = await heading(page).boundingBox();
    expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(2);
    expect(await isMarked(page)).toBe(true);
  });

  test.describe('on a phone, in both looks', { tag: '@map' }, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    // Issue "In the pocket": What is shown without a network says so
    test('the notices cover nothing, and nothing stands in their way', async ({ page, deployed }, info) => {
      const words = PWA_WORDS.sv;
      await page.goto('/v/map?lang=sv');
      await ready(page);
      deployed.deploy(placeOperation());
      await look(page);
      const take = page.getByRole('button', { name: words['pwa.take'] });
      await expect(take).toBeVisible({ timeout: 60_000 });
      deployed.down();
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await expect(lost(page, words['pwa.lost'])).toBeVisible();
      await page.screenshot({ path: info.outputPath('notices.png') });
      for (const control of [
        page.getByRole('combobox').first(),
        take,
        page.getByRole('button', { name: words['pwa.later'] }),
      ])
        await control.click({ trial: true });
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
    });
  });
});

// Issue "In the pocket": A new version is offered, never forced; a stale tab recovers by itself; what an older
//   version saved still opens
test('a tab whose build is gone reloads where a part of it is missing, and restores the text being written', async ({
  page,
  deployed,
}) => {
  await page.goto('/v/feedback');
  const text = page.getByRole('main').getByRole('textbox').first();
  await text.fill('Laituri on rikki');
  // What finds out about it is loaded when there is nothing else to do.
  await page.waitForLoadState('networkidle');
  await mark(page);
  deployed.deploy(placeOperation());
  await page.getByRole('link', { name: 'Ohje' }).click();
  await expect(isNew(page)).toBeAttached();
  await expect(page).toHaveURL(/\/v\/help$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  await page.goto('/v/feedback');
  await expect(text).toHaveValue('Laituri on rikki');
});

/** Answers 404 to so many requests for the entry script. */
async function withoutEntry(page: Page, times: number) {
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }), { times });
}

// Issue "In the pocket": A new version is offered, never forced; a stale tab recovers by itself; what an older
//   version saved still opens
test('a page whose entry script is gone reloads by itself, once; then it shows what can be read', async ({
  page,
  deployed,
}) => {
  await withoutEntry(page, 1);
  await page.goto(`${deployed.url}/v/feedback`);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await withoutEntry(page, 2);
  await page.goto(`${deployed.url}/v/map`);
  await expect(page.getByText('Tämä sivu tarvitsee JavaScriptin.')).toBeVisible();
  await page.getByRole('link', { name: 'kohdeluetteloa' }).click();
  await expect(firstCard(page)).toBeVisible();
});

// Issue "In the pocket": A new version is offered, never forced; a stale tab recovers by itself; what an older
//   version saved still opens
test('a page whose server does not know a query offers the version of the server', async ({ page, deployed }) => {
  await page.goto(`${deployed.url}/v/place`);
  await expect(firstCard(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await mark(page);
  const errors = [{ message: 'unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];
  await page.route(/\/graphql/, (route) => route.fulfill({ status: 400, json: { errors } }));
  await firstCard(page).click();
  await expect(offer(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.unroute(/\/graphql/);
  await page.getByRole('button', { name: 'Ota käyttöön' }).click();
  await expect(heading(page)).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});
