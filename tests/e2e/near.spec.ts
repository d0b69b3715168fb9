import type { Locator } from '@playwright/test';
import { detail, expect, find, NO_REAL_DATA, realData, test } from './visitor.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** About 300 m beside a place, degrees. */
const ASIDE = 0.003;

test.describe('near me', () => {
  test.use(PHONE);

  // Issue "What a visitor meets" 11: from a cold start with the position granted to directions in four taps at most
  for (const [chip, category] of [
    ['Laavut', 'shelter/lean_to'],
    ['Kahvilat', 'amenity/cafe'],
  ] as const) {
    test(`from a cold start to directions by ${chip} in four taps`, async ({ page, context }) => {
      const lists = await page.request.get(`/api/query/attractions?category=${category}&bbox=20,59,32,70`);
      const { best }: { best: { pos: [number, number] }[] } = await lists.json();
      const [longitude = 0, latitude = 0] = best[0]?.pos ?? [];
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ longitude, latitude: latitude + ASIDE });
      await context.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
      let taps = 0;
      /** Taps what a visitor sees, most of it, without scrolling. */
      async function tap(target: Locator) {
        await expect(target).toBeInViewport({ ratio: 0.8 });
        await target.tap();
        taps += 1;
      }

      await page.goto('/');
      await tap(page.getByRole('navigation', { name: 'Kohteiden tyyppi' }).getByRole('link', { name: chip }));
      await expect(page).toHaveURL(/\/v\/map\/[^?]+\?pos=[\d.]+,[\d.]+,[\d.]+/);
      // The list of where the visitor is.
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link')
        .filter({ hasText: /0,\d+\u00A0km/ });
      await tap(card.first());
      await tap(page.getByRole('button', { name: 'Reittiohje' }));
      const opened = context.waitForEvent('page');
      await tap(page.getByRole('link', { name: 'Google Maps' }));
      const { pos } = await detail(page, Number(/\/v\/map\/(\d+)/.exec(page.url())?.[1]));
      const to = new URL((await opened).url()).searchParams.get('destination');
      expect(to).toBe(`${pos[1].toFixed(5)},${pos[0].toFixed(5)}`);
      expect(taps).toBeLessThanOrEqual(4);
    });
  }

  // Issue "What a visitor meets" 11: the first card has directions and heart without raising the sheet
  test('a place with many names shows what can be done above the fold', async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await page.goto(`/v/map/${(await find(page, 'Suomenlinnan linnoitus')).id}`);
    for (const name of ['Reittiohje', 'Suosikki'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.8 });
  });
});
