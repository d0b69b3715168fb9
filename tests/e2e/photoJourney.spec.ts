import type { Page } from '@playwright/test';
import { cameraJpeg, quartersOf, UPRIGHT } from '../support/made/madePictures.ts';
import { ADMIN_WORDS } from './adminWords.ts';
import { SIZES } from './everyScreen.ts';
import { fingers } from './fingers.ts';
import { mailTo } from './outbox.ts';
import { OWN_WORDS } from './ownWords.ts';
import { clear, moderator, otherVisitor } from './photoHelp.ts';
import { button, field, loggedIn } from './users.ts';
import { expect, find, test } from './visitor.ts';

/** No other test shows photos here. */
const PLACE = 'Lapuan tuomiokirkko';

const words = { ...OWN_WORDS.fi, ...ADMIN_WORDS.fi };

test.use(SIZES.phone);

test.afterAll(async ({ browser, baseURL }) => {
  const page = await otherVisitor(browser, baseURL);
  await clear([(await find(page, PLACE)).id]);
  await page.context().close();
});

const photos = (page: Page) => page.getByRole('article').locator('[data-image]');
const waiting = (page: Page) => page.getByRole('article').getByText(words['photo.waiting']);
const popup = (page: Page) => page.getByRole('dialog', { name: /^Kuvat: / });

/** In a browser that has seen nothing yet. */
async function fresh(...[browser, baseURL, id]: [...Parameters<typeof otherVisitor>, number]): Promise<Page> {
  const page = await otherVisitor(browser, baseURL);
  await page.goto(`/v/place/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: PLACE })).toBeVisible();
  return page;
}

// Issue "Weather and encyclopedia": Journey: three photos from a phone are seen waiting, two approved and one
//   rejected, shown in a fresh browser, swiped through, one deleted
test('three photos go from a phone to everybody: two approved, one rejected, one shown is deleted again', async ({
  page,
  browser,
  baseURL,
}) => {
  const user = await loggedIn(page);
  const { id } = await find(page, PLACE);
  await page.goto(`/v/place/${id}`);
  await button(page, words['upload.open']).click();
  const files = await Promise.all(
    [6, 3, 8].map(async (orientation) => ({
      name: `kuva${orientation}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await cameraJpeg({ width: 2000, height: 1500, orientation }),
    })),
  );
  await page.getByRole('dialog').locator('input[data-source=stored]').setInputFiles(files);
  await expect(page.getByRole('dialog').getByText(words['upload.sent'])).toHaveCount(3);
  await button(page, words['upload.done']).click();
  await expect(waiting(page)).toHaveCount(3);

  const admin = await moderator(browser, baseURL);
  await admin.goto(`/v/admin?place=${id}`);
  const rows = admin.getByRole('main').locator('[data-row]');
  await expect(rows).toHaveCount(3);
  await admin.keyboard.press('j');
  for (const left of [2, 1]) {
    await admin.keyboard.press('a');
    await expect(rows).toHaveCount(left);
  }
  await admin.keyboard.press('r');
  await field(admin, words['admin.rejectReason']).fill('Kuvassa on tunnistettavia ihmisiä.');
  await admin.keyboard.press('Enter');
  await expect(rows).toHaveCount(0);
  expect((await mailTo(user.email, /^Kuvasi Taivalissa/)).text).toContain('Kuvassa on tunnistettavia ihmisiä.');
  await admin.context().close();

  const visitor = await fresh(browser, baseURL, id);
  await expect(photos(visitor)).toHaveCount(2);
  await photos(visitor).first().click();
  await expect(popup(visitor).getByText('1/2', { exact: true })).toBeVisible();
  await fingers(visitor, [
    [
      [250, 400],
      [220, 402],
      [160, 404],
    ],
  ]);
  await expect(popup(visitor).getByText('2/2', { exact: true })).toBeVisible();
  const src = (await popup(visitor).locator('img[src^="/images/"]').last().getAttribute('src')) ?? '';
  expect(await quartersOf(await (await visitor.request.get(src)).body())).toEqual(UPRIGHT);

  await page.reload();
  await expect(waiting(page)).toHaveCount(0);
  await expect(photos(page)).toHaveCount(2);
  await photos(page).first().click();
  await button(page, words['photo.delete']).click();
  await button(page, words['photo.deleteSend']).click();
  await expect(popup(page).getByText('1/1', { exact: true })).toBeVisible();

  const another = await fresh(browser, baseURL, id);
  await expect(photos(another)).toHaveCount(1);
  for (const one of [visitor, another]) await one.context().close();
});
