import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

test.describe('the toolbar of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const bar = (page: Page) => page.getByRole('navigation', { name: 'Päävalikko' });

  /** A finger drawn over the screen. */
  async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', [x, y]: readonly [number, number]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', from);
    for (const step of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [from[0] + (to[0] - from[0]) * step, from[1] + (to[1] - from[1]) * step]);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  // SPEC §2: A toolbar drawer toggles by swiping down over 50 px or tapping its notch
  test('is closed at first over the map; notch and swipe open it, and close it again', async ({ page }) => {
    await page.goto('/v/map');
    const notch = page.getByRole('button', { name: /valikko$/ });
    await expect(notch).toHaveAttribute('aria-expanded', 'false');
    await expect(bar(page)).toBeHidden();
    const shape = await notch.boundingBox();
    expect(Math.min(shape?.width ?? 0, shape?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await notch.tap();
    await expect(bar(page)).toBeVisible();
    await notch.tap();
    await expect(bar(page)).toBeHidden();
    await swipe(page, [195, 15], [195, 65]);
    await expect(bar(page)).toBeHidden();
    await swipe(page, [195, 15], [195, 70]);
    await expect(bar(page)).toBeVisible();
    await swipe(page, [60, 100], [60, 40]);
    await expect(bar(page)).toBeHidden();
  });

  test('has a notch that is easy to hit also while it is open', async ({ page }) => {
    await page.goto('/v/place');
    const notch = page.getByRole('button', { name: 'Sulje valikko' });
    const box = await notch.boundingBox();
    if (!box) throw new Error('The notch has no size.');
    expect(box.height).toBeGreaterThanOrEqual(24);
    // Its area reaches into the bar above what is drawn of it.
    await page.touchscreen.tap(box.x + box.width / 2, box.y - 12);
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('full screen', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: 'Koko näyttö' });

  // SPEC §2: Full-screen toggle (hidden in the installed app), back button in full screen
  test('has a back button of its own, which the browser then lacks', async ({ page }) => {
    await page.goto('/v/help');
    await page.getByRole('link', { name: 'Kirjaudu' }).click();
    await expect(page).toHaveURL(/\/v\/home$/);
    const back = page.getByRole('banner').getByRole('button', { name: 'Takaisin' });
    await expect(back).toHaveCount(0);
    await toggle(page).click();
    await expect(back).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
    await back.click();
    await expect(page).toHaveURL(/\/v\/help$/);
    await page.getByRole('button', { name: 'Poistu koko näytön tilasta' }).click();
    await expect(back).toHaveCount(0);
  });
});

// SPEC §2: Map: a favourites-on-map toggle (prompt when anonymous)
// SPEC §2: Favourites: a login prompt when anonymous
test('the map and the favourites lead to what an account will be for', { tag: '@map' }, async ({ page }) => {
  const login = 'Kirjaudu sisään';
  await page.goto('/v/favourites');
  await page.getByRole('main').getByRole('link', { name: login }).click();
  await expect(page).toHaveURL(/\/v\/home$/);
  await expect(page.getByText(/^Tilillä/)).toBeVisible();
  await page.goto('/v/map');
  // Only one thing at a time stands beside the buttons of the map.
  const question = page.getByRole('region', { name: 'Oma sijainti' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Suosikit kartalla' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('region', { name: 'Suosikit kartalla' }).getByRole('link', { name: login }).click();
  await expect(page).toHaveURL(/\/v\/home$/);
});

// SPEC §4: An installed app hidden for over 60 s resets the map on return
test(
  'an installed app hidden for over a minute shows the map as a new visit would; an open place stays',
  { tag: '@map' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/v/map/museum?pwa=1&pos=15.5,24.945,60.169');
    await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Etäisyyden mittaus' }).click();
    const hide = (hidden: boolean) =>
      page.evaluate(
        (state) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
          document.dispatchEvent(new Event('visibilitychange'));
        },
        hidden ? 'hidden' : 'visible',
      );
    await hide(true);
    await page.clock.fastForward(61_000);
    await hide(false);
    await page.clock.resume();
    await expect(page.getByRole('region', { name: 'Etäisyyden mittaus' })).toHaveCount(0);
    await expect(page).toHaveURL(
      /\/v\/map\/museum\?pwa=1&pos=12,24\.945,60\.169|\/v\/map\/museum\?pos=12,24\.945,60\.169&pwa=1/,
    );
  },
);

// SPEC §2: Home: language switch, install link, links to help, feedback, about
test('home leads to the language, install help, help, feedback and about', async ({ page }) => {
  await page.goto('/v/home');
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Lisää Taival aloitusnäytölle', '/v/installhelp'],
    ['Ohje', '/v/help'],
    ['Palaute', '/v/feedback'],
    ['Tietoa palvelusta', '/v/about'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/v\/home$/);
  }
  await main.getByRole('group', { name: 'Kieli' }).getByRole('button', { name: 'Svenska' }).click();
  await expect(page).toHaveTitle('Logga in – Taival');
});
