import type { Locator, Page } from '@playwright/test';
import { cameraJpeg, quarters, quartersOf, UPRIGHT } from '../support/made/madePictures.ts';
import { axeFaults } from './axe.ts';
import { OWN_WORDS } from './ownWords.ts';
import { button, loggedIn } from './users.ts';
import { expect, find, test } from './visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const WORDS = OWN_WORDS.fi;

const panel = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => panel(page).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const waiting = (page: Page) => page.getByRole('article').getByRole('button', { name: /Odottaa hyväksyntää$/ });

/** What a phone of 12 megapixels writes, held upright. */
const camera = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await cameraJpeg({ width: 3000, height: 4000, orientation: 6 }),
});

async function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await panel(page).locator('input[data-source=stored]').setInputFiles(files);
}

async function axeFindsNothing(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

/** Holds back uploads until the returned function is called. */
async function held(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    letGo = () => resolve();
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['content-type']?.startsWith('multipart/') === true) await gate;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

// SPEC §2: Photo upload button or login prompt; several photos at once, progress, cancel, retry; seen as waiting at
//   once
test('three photos are sent from a phone, one cancelled, one tried again; only their uploader sees them', async ({
  page,
  browser,
  baseURL,
}) => {
  await loggedIn(page);
  const { id, name } = await find(page, 'Hämeen linna');
  await page.goto(`/v/place/${id}`);
  await button(page, WORDS['upload.open']).click();
  await expect(panel(page)).toHaveAccessibleName(`Lisää kuvia: ${name}`);
  await expect(page).toHaveURL(/\?upload=1$/);
  await expect(button(page, WORDS['upload.camera'])).toBeVisible();
  await axeFindsNothing(page);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/v/place/${id}$`));
  await page.goForward();

  const letGo = await held(page);
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (request.headers()['content-type']?.startsWith('multipart/') === true)
      sizes.push(request.postDataBuffer()?.length ?? 0);
  });
  const photos = [await camera('laavu.jpg'), await camera('lampi.jpg'), await camera('polku.jpg')];
  await choose(page, [
    ...photos,
    { name: 'luettelo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expect(rows(page)).toHaveCount(4);
  await expect(row(page, 'luettelo.pdf')).toContainText(WORDS['upload.unsupportedType']);
  await expect(row(page, 'laavu.jpg').getByRole('progressbar')).toBeVisible();
  await expect(row(page, 'laavu.jpg')).toContainText(/Lähetetään: \d+\s%|Käsitellään/);
  await expect(row(page, 'polku.jpg')).toContainText(WORDS['upload.waiting']);
  await expect(row(page, 'polku.jpg').locator('img')).toBeVisible();
  await axeFindsNothing(page);
  await button(page, 'Peruuta lähetys: polku.jpg').click();
  await expect(rows(page)).toHaveCount(3);
  letGo();
  for (const photo of ['laavu.jpg', 'lampi.jpg']) await expect(row(page, photo)).toContainText(WORDS['upload.sent']);
  // The server stores 1920 x 2560 of it.
  expect(Math.max(...sizes)).toBeLessThan((photos[0]?.buffer.length ?? 0) * 0.9);

  await page.unroute('**/graphql');
  await page.route('**/graphql', (route) =>
    route.request().headers()['content-type']?.startsWith('multipart/') === true
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  );
  await choose(page, await camera('polku.jpg'));
  await expect(row(page, 'polku.jpg')).toContainText(WORDS['upload.failed']);
  await expect(panel(page).getByRole('status')).toHaveText(/2 kuvaa lähetetty, yhteensä 4/);
  await page.unroute('**/graphql');
  // Pressed twice, it is sent once.
  await button(page, 'Lähetä uudelleen: polku.jpg').dblclick();
  await expect(row(page, 'polku.jpg')).toContainText(WORDS['upload.sent']);
  await button(page, WORDS['upload.done']).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(3);
  const photo = waiting(page).first().locator('img');
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(200);
  const path = (await photo.getAttribute('src'))?.replace('/thumbs/', '/images/').replace('_200sq', '') ?? '';
  expect(await quartersOf(await (await page.request.get(path)).body())).toEqual(UPRIGHT);
  await page.reload();
  await expect(waiting(page)).toHaveCount(3);
  await waiting(page).first().click();
  await expect(panel(page)).toHaveAccessibleName(`Kuvat: ${name}`);

  const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await stranger.newPage();
  await other.goto(`/v/place/${id}`);
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(other.getByText(WORDS['login.place'])).toBeVisible();
  await expect(waiting(other)).toHaveCount(0);
  expect((await other.request.get(path)).status()).toBe(404);
  await stranger.close();
});

// SPEC §2: Browser history is pushed on upload panels; RULINGS 5 running transfers stay
test('sending goes on with the panel closed and another place open; a session that ends loses nothing', async ({
  page,
  context,
}) => {
  const user = await loggedIn(page);
  const { id } = await find(page, 'Hämeen linna');
  await page.goto(`/v/place/${id}?upload=1`);
  const letGo = await held(page);
  await choose(page, await camera('linna.jpg'));
  await expect(row(page, 'linna.jpg').getByRole('progressbar')).toBeVisible();
  await button(page, WORDS['upload.done']).click();
  await expect(page).toHaveURL(new RegExp(`/v/place/${id}$`));
  await page.getByRole('navigation').getByRole('link', { name: WORDS['nav.place'] }).click();
  letGo();
  await expect(page.getByText('Kuva lähetetty, odottaa hyväksyntää')).toBeVisible();

  await page.goto(`/v/place/${id}?upload=1`);
  await expect(waiting(page)).toHaveCount(1);
  await expect(panel(page)).toBeVisible();
  await context.setOffline(true);
  await choose(page, await camera('torni.jpg'));
  await expect(row(page, 'torni.jpg')).toContainText(WORDS['outbox.waiting']);
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.setOffline(false);
  // Tried again by itself, where nobody is logged in any more.
  await expect(page.getByText(WORDS['account.ended'])).toBeVisible();
  await expect(row(page, 'torni.jpg')).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: WORDS['login.open'] })).toBeVisible();
  await axeFindsNothing(page);
  await panel(page).getByRole('link', { name: WORDS['login.open'] }).click();
  await context.addCookies(cookies);
  await page.getByRole('textbox', { name: WORDS['field.email'] }).fill(user.email);
  await page.getByLabel(WORDS['field.password'], { exact: true }).fill('metsäPolku7');
  await button(page, WORDS['login.open']).click();
  await expect(page.getByText(user.email)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting(page)).toHaveCount(2);
});

// SPEC §2: Profile: picture, image upload and delete; §3 profile images in 50 and 100 square sizes with 2x variants
test('a picture for the profile is set, shown in the account at once, replaced and removed', async ({ page }) => {
  const { username } = await loggedIn(page);
  await page.goto(`/v/profile/${encodeURIComponent(username)}`);
  await button(page, WORDS['picture.add']).click();
  await expect(page).toHaveURL(/\?upload=1$/);
  await axeFindsNothing(page);
  await choose(page, { name: 'teksti.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await button(page, WORDS['picture.save']).click();
  await expect(panel(page).getByRole('alert')).toContainText(WORDS['upload.unsupportedType']);
  await choose(page, {
    name: 'minä.png',
    mimeType: 'image/png',
    buffer: await quarters({ width: 1200, height: 900 }).png().toBuffer(),
  });
  await expect(panel(page).getByRole('img', { name: WORDS['picture.preview'] })).toBeVisible();
  await axeFindsNothing(page);
  await button(page, WORDS['picture.save']).dblclick();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/v\/profile\/[^?]+$/);
  const picture = page.getByRole('main').locator('img[src^="/profiles/"]');
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(100);
  const before = await picture.getAttribute('src');
  await page.goto('/v/home');
  await expect(page.getByRole('main').locator(`img[src^="/profiles/"]`)).toHaveAttribute('width', '50');
  await page.goto(`/v/profile/${encodeURIComponent(username)}?upload=1`);
  await choose(page, {
    name: 'minä.png',
    mimeType: 'image/png',
    buffer: await quarters({ width: 900, height: 900 }).png().toBuffer(),
  });
  await button(page, WORDS['picture.save']).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await button(page, WORDS['picture.change']).click();
  await button(page, WORDS['picture.delete']).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(picture).toHaveCount(0);
  await expect(button(page, WORDS['picture.add'])).toBeVisible();
});
