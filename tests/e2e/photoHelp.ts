import type { Browser, Page } from '@playwright/test';
import { quarters } from '../support/made/madePictures.ts';
import { withStores } from '../support/productFiles.ts';
import { SIZES } from './everyScreen.ts';
import { dataDir } from './ownProduct.ts';
import { loggedInAdmin } from './users.ts';
import { expect, find } from './visitor.ts';

/** Uploads a photo to a place as the user of a page, and gives its number: it waits for a moderator. */
export async function upload(page: Page, place: string, size = { width: 1200, height: 900 }): Promise<number> {
  const { id } = await find(page, place);
  const buffer = await quarters(size).jpeg().toBuffer();
  const answer = await page.request.post('/api/images/uploadAttractionImage', {
    multipart: { attractionId: String(id), file: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(answer.status()).toBe(200);
  const { id: image }: { readonly id: number } = await answer.json();
  return image;
}

/** Another visitor in a browser of their own, on a phone; closed with the test's. */
export async function otherVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...SIZES.phone, baseURL: baseURL ?? '', locale: 'fi-FI' });
  return context.newPage();
}

/** Somebody who moderates, logged in on a page of their own. */
export async function moderator(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await otherVisitor(browser, baseURL);
  await loggedInAdmin(page);
  return page;
}

/** Has moderators show a photo to everybody. */
export async function approve(page: Page, image: number): Promise<void> {
  expect((await page.request.post(`/api/images/approve/${image}`)).status()).toBe(200);
}

/** Takes the photos of places away, so that other tests find them without any. */
export function clear(places: readonly number[]): Promise<unknown> {
  return withStores(dataDir(), ({ pool }) => pool.query('DELETE FROM image WHERE attraction_id = ANY($1)', [places]));
}
