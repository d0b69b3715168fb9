import type { Page } from '@playwright/test';
import { expect, firstCard, test } from './visitor.ts';

/** Code of the map, as the build names its files. */
const MAP_CODE = /\/assets\/(MapView|AttractionOverlay|maplibre|deck)[^/]*\.js/;

function mapRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (MAP_CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('the map of the intro', { tag: '@map' }, () => {
  // SPEC §2: Intro: the map loads after a 5 s delay, or at once when the user leaves the tab
  // SPEC §7: Map and install help load on demand
  // SPEC §9: Map load delay on intro: 5 s
  test('loads 5 s after the intro shows, not before', async ({ page }) => {
    const opened = Date.now();
    await page.clock.install({ time: opened });
    const asked = mapRequests(page);
    await page.goto('/');
    await expect(page.getByText(/^Nyt mukana/).first()).toBeVisible();
    // The clock of the page runs while it loads, which takes a busy machine a second: from here on it stands.
    await page.clock.pauseAt(opened + 4900);
    expect(asked).toEqual([]);
    const code = page.waitForRequest(MAP_CODE);
    await page.clock.runFor(5000);
    await code;
  });

  // SPEC §2: Intro: the map loads after a 5 s delay, or at once when the user leaves the tab
  test('loads at once when the visitor leaves the intro', async ({ page }) => {
    await page.clock.install();
    const asked = mapRequests(page);
    await page.goto('/');
    await expect(page.getByText(/^Nyt mukana/).first()).toBeVisible();
    expect(asked).toEqual([]);
    const code = page.waitForRequest(MAP_CODE);
    await page.getByRole('link', { name: 'Ohje' }).click();
    await code;
    await expect(page).toHaveURL(/\/v\/help$/);
  });

  // SPEC §2: Intro: the map is seen where there is room for it
  test('shows beside the words of a wide screen, and opens what is clicked in it on the map tab', async ({ page }) => {
    await page.goto('/');
    const canvas = page.locator('canvas.maplibregl-canvas');
    await expect(canvas).toBeVisible({ timeout: 60_000 });
    // Known once the map has loaded, which takes a busy machine long.
    await expect(canvas).toHaveAttribute('tabindex', '-1', { timeout: 100_000 });
    // Places are drawn after the map itself, and with them comes what takes clicks.
    await expect(async () => {
      await canvas.click({ position: { x: 5, y: 5 }, timeout: 1500 });
      await expect(page).toHaveURL(/\/v\/map/, { timeout: 1500 });
    }).toPass({ timeout: 60_000 });
  });

  test.describe('of a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    // SPEC §2: Intro: the map is seen where there is room for it
    test('loads unseen', async ({ page }) => {
      const code = page.waitForRequest(MAP_CODE);
      await page.goto('/');
      await code;
      await expect(page.locator('canvas')).toHaveCount(0);
    });
  });
});

test.describe('a request that fails', () => {
  const alert = (page: Page) => page.getByRole('main').getByRole('alert');
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

  // SPEC §8: Generic failure shows a server-error notice ('Palvelinvirhe')
  test('is told once, where it failed it can be tried again, and the navigation lives on', async ({ page }) => {
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

  // SPEC §8: Server-error notices throttled to one per 5 s
  // SPEC §9: Toast duration 8 s default
  test('shows one notice in 5 s, which can be closed', async ({ page }) => {
    await page.clock.install();
    await page.goto('/v/place');
    await expect(firstCard(page)).toBeVisible();
    await page.route(/\/graphql\?/, (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('link', { name: 'Museot' }).click();
    // The list before tells how many places it has until then.
    await expect(alert(page)).toBeVisible();
    await expect(notice(page)).toHaveText('Palvelinvirhe');
    await page.getByRole('button', { name: 'Sulje ilmoitus' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Ravintolat' }).click();
    await expect(alert(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(5000);
    await page.getByRole('link', { name: 'Nähtävyydet' }).click();
    await expect(notice(page)).toHaveText('Palvelinvirhe');
    await page.clock.runFor(8000);
    await expect(notice(page)).toHaveCount(0);
  });
});

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

  // SPEC §2: It is open by default except on the map tab
  test('is open at first on all pages without a map', async ({ page }) => {
    for (const path of ['/', '/v/place', '/v/favourites', '/v/home', '/v/help', '/v/about'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(bar(page)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Sulje valikko' })).toHaveAttribute('aria-expanded', 'true');
      });
  });

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

  // SPEC §2: A toolbar drawer toggles by swiping down over 50 px or tapping its notch
  test('opens and closes by keyboard', async ({ page }) => {
    await page.goto('/v/map');
    const notch = page.getByRole('button', { name: /valikko$/ });
    await notch.focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await expect(notch).toBeFocused();
    await page.keyboard.press('Space');
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

  // SPEC §2: Query parameter pwa: 1 = installed app
  // SPEC §2: Full-screen toggle (hidden in the installed app), back button in full screen
  test('is not offered in the installed app: neither where it says so nor where its address does', async ({ page }) => {
    await page.goto('/?pwa=1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toggle(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Kirjaudu' }).click();
    await expect(page).toHaveURL(/\/v\/home/);
    await expect(toggle(page)).toHaveCount(0);
    // The browser says that it runs the installed app; no flag of Chromium does for a page under test.
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia.call(window, query.replace('(display-mode: standalone)', 'all'));
    });
    await page.goto('/v/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toggle(page)).toHaveCount(0);
  });
});

const ASKED_TO_LOG_IN = [
  {
    lang: 'fi',
    favourites: 'Suosikit kartalla',
    login: 'Kirjaudu sisään',
    account: /^Tilillä/,
    location: 'Oma sijainti',
  },
  {
    lang: 'sv',
    favourites: 'Favoriter på kartan',
    login: 'Logga in',
    account: /^Med ett konto/,
    location: 'Min position',
  },
  {
    lang: 'en',
    favourites: 'Favourites on the map',
    login: 'Log in',
    account: /^With an account/,
    location: 'My location',
  },
] as const;

// SPEC §2: Map: a favourites-on-map toggle (prompt when anonymous)
// SPEC §2: Favourites: a login prompt when anonymous
test(
  'the map and the favourites lead to what an account will be for, in every language',
  { tag: '@map' },
  async ({ page }) => {
    for (const { lang, favourites, login, account, location } of ASKED_TO_LOG_IN) {
      await page.goto(`/v/favourites?lang=${lang}`);
      await page.getByRole('main').getByRole('link', { name: login }).click();
      await expect(page).toHaveURL(/\/v\/home$/);
      await expect(page.getByText(account)).toBeVisible();
      await page.goto('/v/map');
      // Only one thing at a time stands beside the buttons of the map.
      const question = page.getByRole('region', { name: location });
      await expect(question).toBeVisible();
      await page.getByRole('button', { name: favourites }).click();
      await expect(question).toBeHidden();
      await page.getByRole('region', { name: favourites }).getByRole('link', { name: login }).click();
      await expect(page).toHaveURL(/\/v\/home$/);
    }
  },
);

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
test('a page whose code does not come says so, keeps the navigation, and comes when it is tried again', async ({
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
