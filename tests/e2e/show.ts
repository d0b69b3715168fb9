import { expect, type Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { button, type PlaceIds, PLACES, type Screen, type Size } from './everyScreen.ts';
import { find } from './visitor.ts';
import { WORDS } from './words.ts';

/** Ids of the places that the screens show. */
export async function placeIds(page: Page): Promise<PlaceIds> {
  const id = async (name: string) => (await find(page, name)).id;
  return {
    area: await id(PLACES.area),
    path: await id(PLACES.path),
    museum: await id(PLACES.museum),
    castle: await id(PLACES.castle),
  };
}

/**
 * Loads everything that is loaded only near the screen: a walk over the page with the Tab key would otherwise
 * miss it. Then scrolls the page back.
 */
async function everythingCame(page: Page): Promise<void> {
  const coming = page.locator('[data-coming]');
  if ((await coming.count()) === 0) return;
  const scrolled = await page.evaluateHandle(() =>
    [...document.querySelectorAll('*')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map((element) => ({ element, top: element.scrollTop })),
  );
  await expect(async () => {
    const [next] = await coming.all();
    await next?.scrollIntoViewIfNeeded({ timeout: 500 });
    expect(await coming.count()).toBe(0);
  }).toPass({ intervals: [200], timeout: 60_000 });
  await scrolled.evaluate((all) => {
    for (const { element, top } of all) element.scrollTop = top;
  });
}

/** Opens a screen, or a state of one, in a language; on a map, once its controls are there. */
export async function show(page: Page, screen: Screen, ids: PlaceIds, language: Language, size: Size): Promise<void> {
  const words = WORDS[language];
  const path = screen.path(ids);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  // What can be read early has headings and links too.
  await expect(page.locator('.early'), screen.name).toHaveCount(0);
  await expect(screen.ready(page, words), screen.name).toBeVisible();
  await everythingCame(page);
  if (screen.map) await expect(button(page, words['layers.label'])).toBeVisible({ timeout: 60_000 });
  await screen.open?.(page, words, size);
}
