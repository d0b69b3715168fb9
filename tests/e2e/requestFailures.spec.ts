import type { Page } from '@playwright/test';
import { expect, firstCard, test } from './visitor.ts';

test.describe('a request that fails', () => {
  const alert = (page: Page) => page.getByRole('main').getByRole('alert');
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

  // SPEC §8: Generic failure shows a server-error notice ('Palvelinvirhe')
  test('is reported once, can be tried again where it failed, and leaves the navigation working', async ({ page }) => {
    for (const { what, answer, text } of [
      { what: 'with 500', answer: { status: 500, body: 'oops' }, text: 'Palvelinvirhe' },
      {
        what: 'with an error that the server masks',
        answer: {
          status: 200,
          contentType: 'application/json',
          body: '{"data":null,"errors":[{"message":"Unexpected error."}]}',
        },
        text: 'Palvelinvirhe',
      },
      { what: 'for want of a network', answer: null, text: 'Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.' },
    ] as const)
      await test.step(what, async () => {
        await page.goto('/v/place');
        await expect(firstCard(page)).toBeVisible();
        await page.route(/\/graphql\?/, (route) => (answer === null ? route.abort() : route.fulfill({ ...answer })));
        await page.getByRole('link', { name: 'Museot' }).click();
        await expect(alert(page)).toContainText(text);
        await expect(notice(page)).toHaveCount(1);
        await expect(notice(page)).toHaveText(text);
        await expect(page.getByRole('navigation', { name: 'Päävalikko' })).toBeVisible();
        await page.unroute(/\/graphql\?/);
        await alert(page).getByRole('button', { name: 'Yritä uudelleen' }).click();
        await expect(page.getByRole('link', { name: /Sibeliuksen/ }).first()).toBeVisible();
        await expect(alert(page)).toHaveCount(0);
      });
  });
});

// SPEC §9: Loading text after 100 ms
test('a map whose code is slow to come says that it is loading', { tag: '@map' }, async ({ page }) => {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/MapView[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/v/map');
  const text = page.getByText('Ladataan karttaa…');
  await expect(text).toBeVisible();
  come();
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible({ timeout: 60_000 });
  await expect(text).toHaveCount(0);
});

// SPEC §7: On-demand parts: a part whose code does not come keeps the navigation
test('a page whose code does not load says so, still has the navigation, and loads when tried again', async ({
  page,
}) => {
  await page.goto('/v/home');
  await page.route(/\/assets\/ArticlePage[^/]*\.js/, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Ohje', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.');
  await expect(page.getByRole('navigation', { name: 'Päävalikko' })).toBeVisible();
  await page.unroute(/\/assets\/ArticlePage[^/]*\.js/);
  await alert.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page).toHaveTitle('Ohje – Taival');
  await expect(page.getByRole('heading', { level: 1, name: 'Ohje' })).toBeVisible();
});
