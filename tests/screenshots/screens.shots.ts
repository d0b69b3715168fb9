import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { standsStill } from '../e2e/drawnMap.ts';
import { PAGES, type Screen, type Size, SIZES, STATES } from '../e2e/everyScreen.ts';
import { placeIds, show } from '../e2e/show.ts';
import { find } from '../e2e/visitor.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', '.data', 'screenshots', 'screens');
const COLOURS = ['light', 'dark'] as const;
/** Maps have words of their own in map.shots.ts. */
const TEXT_PAGES = PAGES.filter(({ map }) => !map);

/**
 * Real places that strain the page: long names, many children, every property. They are there where the real data is.
 */
const STRAINED = [
  'Suomenlinnan linnoitus',
  'Korkeasaaren eläintarha',
  'Pallas-Yllästunturin kansallispuisto',
  'Hotelli- ja ravintolamuseo',
];

async function shoot(page: Page, name: string, size: Size, { whole = true } = {}) {
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: path.join(FOLDER, `${name}.png`),
    fullPage: whole,
    animations: 'disabled',
    ...(size === 'desktop' && { scale: 'css' }),
  });
}

/** The base map and the places on it stand still. */
async function drawn(page: Page) {
  await standsStill(page);
  await expect
    .poll(() => page.evaluate(() => window.taivalMap?.getLayersOrder() ?? []), { timeout: 60_000 })
    .toContain('attraction-names');
  await standsStill(page);
}

function pictures(
  title: string,
  screens: readonly Screen[],
  language: Language,
  size: Size,
  colorScheme: (typeof COLOURS)[number],
  media: Parameters<Page['emulateMedia']>[0] = {},
) {
  test(title, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...SIZES[size],
      ...(size === 'phone' && { deviceScaleFactor: 2 }),
      colorScheme,
      locale: 'fi-FI',
      reducedMotion: 'reduce',
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.emulateMedia(media);
    await page.addInitScript(() => sessionStorage.setItem('taival.map', 'exposed'));
    const ids = await placeIds(page);
    for (const screen of screens.filter(({ only = size }) => only === size)) {
      await test.step(screen.name, async () => {
        await show(page, screen, ids, language, size);
        if (screen.map) await drawn(page);
        await shoot(page, `${screen.name}-${language}-${title}`, size, { whole: !screen.map });
      });
    }
    await context.close();
  });
}

for (const size of ['phone', 'desktop'] as const) {
  for (const colours of COLOURS) pictures(`${size}-${colours}`, [...PAGES, ...STATES], 'fi', size, colours);
  for (const language of ['sv', 'en'] as const)
    pictures(`${size}-light-${language}`, TEXT_PAGES, language, size, 'light');
}
pictures('desktop-forced-colours', [...PAGES, ...STATES], 'fi', 'desktop', 'light', { forcedColors: 'active' });
pictures('phone-more-contrast', PAGES, 'fi', 'phone', 'light', { contrast: 'more' });

for (const size of ['phone', 'desktop'] as const) {
  test(`strained places, ${size}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...SIZES[size],
      colorScheme: 'light',
      locale: 'fi-FI',
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    for (const name of STRAINED) {
      const place = await find(page, name).catch(() => null);
      if (place === null) continue;
      await page.goto(`/v/place/${place.id}`);
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
      await shoot(page, `strained-${name.replaceAll(' ', '-')}-${size}`, size);
    }
    await context.close();
  });
}
