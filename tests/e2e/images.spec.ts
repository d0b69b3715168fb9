import type { Locator, Page } from '@playwright/test';
import { madeFilename, makeImage } from '../support/made/madeImages.ts';
import { withStores } from '../support/productFiles.ts';
import { axeFaults } from './axe.ts';
import { builtFile } from './builtFile.ts';
import { fingers } from './fingers.ts';
import { dataDir } from './ownProduct.ts';
import { expect, find, test } from './visitor.ts';

/** Photos of the castle, in the order in which they show; the third is a portrait. */
const PHOTOS = [
  { seed: 11, heart: true, created: '2026-01-01T12:00:00Z' },
  { seed: 12, created: '2026-10-05T12:00:00Z' },
  { seed: 13, created: '2026-10-04T12:00:00Z', width: 1200, height: 1600 },
  { seed: 14, created: '2026-10-03T12:00:00Z' },
  { seed: 15, created: '2026-10-02T12:00:00Z' },
] as const;

let castle = 0;
let images: number[] = [];

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  castle = (await find(page, 'Hämeen linna')).id;
  await page.close();
  await withStores(dataDir(), async ({ pool, files }) => {
    await pool.query('DELETE FROM image WHERE attraction_id = $1', [castle]);
    // Comments load when they come near the screen, and the tests before wrote some: what they move is not asked here.
    await pool.query('DELETE FROM comment WHERE attraction_id = $1', [castle]);
    images = [];
    for (const photo of PHOTOS) images.push(await makeImage(pool, files, { attractionId: castle, ...photo }));
    await makeImage(pool, files, { attractionId: castle, seed: 19, state: 'PENDING' });
  });
});

test.afterAll(() =>
  withStores(dataDir(), ({ pool }) => pool.query('DELETE FROM image WHERE attraction_id = $1', [castle])),
);

const popup = (page: Page) => page.getByRole('dialog');
const counter = (page: Page) => popup(page).getByText(/^\d\/\d$/);
const filenameAt = (number: number) => madeFilename(PHOTOS[number]?.seed ?? 0);
const place = () => `/v/place/${castle}`;
const photoUrl = (at: number) => new RegExp(`/v/(place|map)/${castle}\\?.*\\bimage=${images[at]}\\b`);

const photoAt = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: `Hämeen linna, kuva ${number}` });

/** Opens a photo of the place that is shown. */
async function open(page: Page, number = 1): Promise<void> {
  await photoAt(page, number).click();
  await expect(popup(page)).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
}

/** How many times larger than fitted the photo is drawn. */
async function zoomOf(page: Page): Promise<number> {
  const photo = popup(page).getByRole('img');
  const [drawn, fitted] = await Promise.all([
    photo.boundingBox(),
    photo.evaluate((image) => (image instanceof HTMLElement ? image.offsetWidth : 0)),
  ]);
  return (drawn?.width ?? 0) / fitted;
}

// SPEC §2: Detail: first 2 images, the rest under Photos
// SPEC §2: Other: image popup (swipe, keys, counter)
test('two photos stand at the head, the rest below, each with its name; so the popup', async ({ page }) => {
  const named = (number: string) => new RegExp(`^Tavastehus slott, bild ${number}$`);
  await page.goto(`${place()}?lang=sv`);
  const article = page.getByRole('article');
  await expect(article.getByRole('button', { name: named('\\d') })).toHaveCount(5);
  const rest = article.locator('section').filter({ has: page.getByRole('heading', { name: 'Bilder', exact: true }) });
  await expect(rest.getByRole('button', { name: named('\\d') })).toHaveCount(3);
  await expect(rest.getByRole('button', { name: named('3') })).toBeVisible();

  // The popup has its counter, author, date and buttons in the same language.
  await page.getByRole('button', { name: named('1') }).click();
  await expect(counter(page)).toHaveText('1/5');
  await expect(popup(page).getByText('Bild: tidigare användare · 01.01.2026')).toBeVisible();
  await expect(popup(page).getByRole('button', { name: 'Föregående bild' })).toBeDisabled();
  await popup(page).getByRole('button', { name: 'Nästa bild' }).click();
  await expect(counter(page)).toHaveText('2/5');
  await expect(popup(page).getByRole('img', { name: named('2') })).toBeVisible();
  await popup(page).getByRole('button', { name: 'Stäng bilden' }).click();
  await expect(popup(page)).toHaveCount(0);
});

test('photos come lazily, as AVIF where a thumbnail is enough, and shift nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const thumb = page.waitForResponse(/\/thumbs\/.*_240\.avif$/);
  await page.goto(place());
  expect((await thumb).headers()['content-type']).toBe('image/avif');
  const photos = page.getByRole('article').locator('button[data-image] img');
  await expect(photos).toHaveCount(5);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        photo.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    expect(
      await photo.evaluate((image) => [
        image.getAttribute('loading'),
        Number(image.getAttribute('width')) > 0,
        Number(image.getAttribute('height')) > 0,
      ]),
    ).toEqual(['lazy', true, true]);
  }
  expect(
    await page.evaluate(() =>
      ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : [1]).reduce((sum, value) => sum + value, 0),
    ),
  ).toBeLessThan(0.02);
});

test('a card has the first photo at its right', async ({ page }) => {
  await page.goto('/v/place/category-historic-castle?pos=12,24.46,60.99');
  const card = page.getByRole('main').getByRole('link', { name: /^Hämeen linna/ });
  const [whole, photo] = [await card.boundingBox(), await card.locator('img').boundingBox()];
  expect((photo?.x ?? 0) + (photo?.width ?? 0)).toBeGreaterThan((whole?.x ?? 0) + (whole?.width ?? 0) - 24);
  expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(4 / 3, 1);
});

test.describe('the popup and the history', () => {
  for (const tab of ['place', 'map']) {
    // SPEC §2: Browser history is pushed on changes of the image popup; back restores it
    test(`opening is a step that back takes back (${tab})`, async ({ page }) => {
      await page.goto(`/v/${tab}/${castle}`);
      const photo = page.getByRole('button', { name: 'Hämeen linna, kuva 2' });
      await expect(photo).toBeVisible();
      const entries = await page.evaluate(() => history.length);
      await photo.click();
      await expect(page).toHaveURL(photoUrl(1));
      await expect(popup(page)).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === `/v/${tab}/${castle}` && !url.searchParams.has('image'));
      await expect(photo).toBeFocused();
      await page.goForward();
      await expect(counter(page)).toHaveText('2/5');
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => !url.searchParams.has('image'));
    });
  }

  // SPEC §2: Browser history is pushed on changes of the image popup; back restores it
  test('the next photo is no step; a reload and a shared link show theirs, one that is not there none', async ({
    page,
  }) => {
    await page.goto(place());

    await test.step('the next photo takes the place of the last: one step back leaves all of them', async () => {
      await open(page);
      // Faster than the page is drawn.
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(photoUrl(3));
      await page.goBack();
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${place()}$`));
    });

    await test.step('a reload shows the photo again, and closing it leads to the place', async () => {
      await open(page, 4);
      await page.reload();
      await expect(counter(page)).toHaveText('4/5');
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${place()}$`));
    });

    await test.step('a shared link opens the photo; closing it stays at the place', async () => {
      await page.goto(`${place()}?image=${images[2]}`);
      await expect(counter(page)).toHaveText('3/5');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`${place()}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Hämeen linna' })).toBeVisible();
    });

    await test.step('a photo that is not there opens nothing and leaves the address', async () => {
      await page.goto(`${place()}?image=99999`);
      await expect(page).toHaveURL(new RegExp(`${place()}$`));
      await expect(popup(page)).toHaveCount(0);
    });
  });
});

// SPEC §2: Other: image popup (swipe, keys, counter)
// SPEC §4: Image popup: Escape closes; arrows navigate
// SPEC §4: Image popup: wheel and pinch zoom up to 12x (wheel factor 1.4)
// SPEC §4: Image popup: hides with a 200 ms animation
test('the popup by keyboard, wheel and mouse', async ({ page }) => {
  await page.goto(place());

  await test.step('arrows navigate and stop at the ends, Escape closes and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Hämeen linna, kuva 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(counter(page)).toHaveText('1/5');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText('1/5');
    for (const at of [2, 3, 4, 5]) {
      await page.keyboard.press('ArrowRight');
      await expect(counter(page)).toHaveText(`${at}/5`);
    }
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('5/5');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hämeen linna, kuva 5' })).toBeFocused();
  });

  await test.step('at the last photo the button for the next stays focused, and keys still work', async () => {
    await open(page);
    const next = popup(page).getByRole('button', { name: 'Seuraava kuva' });
    await next.focus();
    for (const at of [2, 3, 4, 5]) {
      await page.keyboard.press('Enter');
      await expect(counter(page)).toHaveText(`${at}/5`);
    }
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText('4/5');
    await close(page);
  });

  await test.step('the focus stays inside it', async () => {
    await open(page);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await close(page);
  });

  await test.step('axe finds nothing in it, and it is a modal dialog with a name', async () => {
    await open(page, 2);
    await expect(popup(page)).toHaveAccessibleName('Kuvat: Hämeen linna');
    expect(await popup(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await close(page);
  });

  await test.step('the wheel zooms by 1.4 a notch, up to 12 times; another photo begins fitted', async () => {
    await open(page);
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(1.4, 2);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(1.96, 2);
    for (let notch = 0; notch < 8; notch += 1) await page.mouse.wheel(0, -100);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(12, 1);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('2/5');
    await expect.poll(() => zoomOf(page)).toBeCloseTo(1, 2);
    await close(page);
  });

  await test.step('a dragged zoomed photo moves and stays open, a click closes it', async () => {
    await open(page);
    await page.mouse.move(720, 450);
    for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, -100);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(3);
    const x = async () => (await popup(page).getByRole('img').boundingBox())?.x ?? 0;
    const before = await x();
    await page.mouse.down();
    await page.mouse.move(920, 450, { steps: 4 });
    await page.mouse.up();
    await expect.poll(x).toBeCloseTo(before + 200, 0);
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(720, 450);
    await expect(popup(page)).toHaveCount(0);
  });

  await test.step('with reduced motion it goes at once, without it in 200 ms', async () => {
    await open(page);
    expect(await popup(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration)).toBe('0.2s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(
      await popup(page).evaluate((dialog) => [
        getComputedStyle(dialog).transitionDuration,
        getComputedStyle(dialog).animationName,
      ]),
    ).toEqual(['0s', 'none']);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  });
});

// SPEC §4: Image popup: neighbours preloaded 500 ms after opening
test('the popup’s code and the photos beside the open one come when they are needed', async ({ page }) => {
  const popupFile = builtFile('features/photos/ImagePopup.tsx');
  const isPopup = (path: string) => path === popupFile;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(place());
  await expect(page.getByRole('button', { name: 'Hämeen linna, kuva 3' })).toBeVisible();
  expect(asked.filter(isPopup)).toEqual([]);
  const beside = [2, 4].map((at) =>
    page.waitForRequest(
      (request) => request.url().includes(`/images/${castle}/`) && request.url().includes(filenameAt(at)),
    ),
  );
  await page.getByRole('button', { name: 'Hämeen linna, kuva 4' }).click();
  await Promise.all(beside);
  expect(asked.filter(isPopup)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // SPEC §2: Other: image popup (swipe, keys, counter)
  // SPEC §4: Image popup: horizontal swipe over 10% of width changes image
  // SPEC §4: Image popup: tap (under 400 ms or movement under 10 px) or vertical swipe closes
  // SPEC §4: Image popup: wheel and pinch zoom up to 12x (wheel factor 1.4)
  test('the popup by fingers', async ({ page }) => {
    await page.goto(place());

    await test.step('a swipe over more than a tenth of the width changes the photo, both ways', async () => {
      await open(page);
      await fingers(page, [
        [
          [250, 400],
          [220, 402],
          [160, 404],
        ],
      ]);
      await expect(counter(page)).toHaveText('2/5');
      await fingers(page, [
        [
          [100, 400],
          [130, 402],
          [200, 404],
        ],
      ]);
      await expect(counter(page)).toHaveText('1/5');
      await close(page);
    });

    await test.step('a slow swipe under a tenth of the width lets the photo spring back', async () => {
      await open(page);
      await fingers(
        page,
        [
          [
            [250, 400],
            [240, 400],
            [216, 400],
          ],
        ],
        450,
      );
      await expect(counter(page)).toHaveText('1/5');
      await expect(popup(page)).toBeVisible();
      await close(page);
    });

    await test.step('a tap closes', async () => {
      await open(page);
      await page.touchscreen.tap(195, 400);
      await expect(popup(page)).toHaveCount(0);
    });

    await test.step('a swipe downwards closes', async () => {
      await open(page);
      await fingers(
        page,
        [
          [
            [195, 300],
            [197, 380],
            [200, 520],
          ],
        ],
        450,
      );
      await expect(popup(page)).toHaveCount(0);
    });

    await test.step('two fingers zoom, and neither close nor change', async () => {
      await open(page);
      await fingers(page, [
        [
          [175, 422],
          [155, 422],
          [95, 422],
        ],
        [
          [215, 422],
          [235, 422],
          [295, 422],
        ],
      ]);
      await expect.poll(() => zoomOf(page)).toBeCloseTo(5, 0);
      await expect(counter(page)).toHaveText('1/5');
      await close(page);
    });

    await test.step('nothing is wider than the screen, and every control is large enough', async () => {
      await open(page);
      for (const button of await popup(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      }
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
});
