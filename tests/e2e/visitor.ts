import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './undrawn.ts';

interface Visitor {
  /**
   * Fails the test when anything was asked from another host, when the page threw, or when a script wrote an error to
   * the console in a test of the map: MapLibre and deck.gl throw nothing when they cannot draw.
   */
  readonly page: Page;
}

/** What the page asks of anyone but the server at `home`, as it asks. */
export function requestsBeside(page: Page, home: string): readonly string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== new URL(home).origin) strangers.push(url.href);
  });
  return strangers;
}

/** Errors in the console that a script of the build wrote; not those of the browser about answers of a server. */
function scriptErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Every test runs as a visitor whose browser reaches nothing but the server. */
export const test = base.extend<Visitor>({
  page: async ({ page, baseURL }, provide, { project }) => {
    const strangers = requestsBeside(page, baseURL ?? '');
    const reported = scriptErrors(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await provide(page);
    expect(strangers, 'requests that left the server').toEqual([]);
    expect(faults, 'errors of the page').toEqual([]);
    if (project.name === 'maps') expect(reported, 'errors in the console').toEqual([]);
  },
});

export { expect } from '@playwright/test';

export const realData = () => process.env['TAIVAL_REAL_DATA'] === 'yes';
export const NO_REAL_DATA = 'the real data does not lie beside the project';

export interface FoundPlace {
  readonly id: number;
  readonly name: string;
  readonly pt: [number, number];
}

/** The first place that the search answers; of another server than the test's where `home` is its origin. */
export async function find(page: Page, query: string, home = ''): Promise<FoundPlace> {
  const answer = await page.request.get(`${home}/api/query/find?q=${encodeURIComponent(query)}`);
  const rows: (FoundPlace & { readonly type: string })[] = await answer.json();
  const place = rows.find((row) => row.type === 'attraction');
  if (!place) throw new Error(`Nothing is found for ${query}.`);
  return place;
}

export interface PlaceDetail {
  readonly name: string;
  readonly type: string;
  readonly pos: [number, number];
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

/** Detail of a place as REST answers it. */
export async function detail(page: Page, id: number): Promise<PlaceDetail> {
  const answer = await page.request.get(`/api/query/attractions/${id}`);
  return answer.json();
}

/** Clicks the middle of the map, where the camera looks, until something drawn there opens. */
export async function openMiddleOfMap(page: Page, opened: RegExp): Promise<void> {
  const canvas = page.locator('canvas.maplibregl-canvas');
  await expect(canvas).toBeVisible();
  await expect(async () => {
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The map has no size.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(opened, { timeout: 1500 });
  }).toPass({ timeout: 60_000 });
}

/**
 * The first card of the list in the default camera that the program has drawn, not what can be read before it: a card
 * names the municipality.
 */
export function firstCard(page: Page): Locator {
  return page
    .getByRole('main')
    .and(page.locator(':not(.early-page)'))
    .getByRole('link', { name: /Hämeenlinna/ })
    .first();
}
