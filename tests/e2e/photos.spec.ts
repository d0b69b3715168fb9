import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { SIZES } from './everyScreen.ts';
import { OWN_WORDS } from './ownWords.ts';
import { approve, clear, moderator, otherVisitor, upload } from './photoHelp.ts';
import { button, loggedIn } from './users.ts';
import { expect, find, test } from './visitor.ts';

/** No other test shows photos here. */
const PARK = 'Sibeliuksenpuisto';
const CHURCH = 'Vanajan kirkko';

const words = OWN_WORDS.fi;

test.use(SIZES.phone);

test.afterAll(async ({ browser, baseURL }) => {
  const page = await otherVisitor(browser, baseURL);
  await clear([(await find(page, PARK)).id, (await find(page, CHURCH)).id]);
  await page.context().close();
});

const popup = (page: Page) => page.getByRole('dialog', { name: /^Kuvat: / });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const photo = (page: Page, image: number) => page.locator(`[data-image="${image}"]`);
const waiting = (within: Locator) => within.getByText(words['photo.waiting']);
/** The list of photos under its heading, at home and on profiles. */
const listed = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

async function open(page: Page, place: string, image?: number): Promise<void> {
  const { id } = await find(page, place);
  await page.goto(`/v/place/${id}${image === undefined ? '' : `?image=${image}`}`);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
}

async function axe(page: Page, state: string): Promise<void> {
  expect(await axeFaults(page), state).toEqual([]);
}

/** Refuses every deletion of a photo until it is called. */
async function refuseDeletions(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route, request) =>
    request.postData()?.includes('"connections"') === true ? route.abort() : route.continue(),
  );
  return () => page.unroute('**/graphql');
}

// SPEC §2: Profile photos; my photos at home, by months; what waits is marked for its uploader and unseen by others
test('a photo that waits is marked for its uploader, and nobody else sees anything of it until it is approved', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username } = await loggedIn(page);
  const [admin, visitor, other] = [
    await moderator(browser, baseURL),
    await otherVisitor(browser, baseURL),
    await otherVisitor(browser, baseURL),
  ];
  await loggedIn(other);
  const shown = await upload(page, PARK);
  await approve(admin, shown);
  const waits = await upload(page, PARK);

  await open(page, PARK);
  await expect(waiting(photo(page, waits))).toBeVisible();
  await expect(waiting(photo(page, shown))).toHaveCount(0);
  await expect
    .poll(
      () =>
        photo(page, shown)
          .locator('img')
          .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
      'alone it is too wide for its thumbnail',
    )
    .toMatch(/\/images\/.*\.jpg$/);
  await axe(page, 'the place with a waiting photo');
  await photo(page, waits).click();
  await expect(popup(page).getByText('2/2', { exact: true })).toBeVisible();
  await expect(waiting(popup(page))).toBeVisible();
  await axe(page, 'the popup of a photo of one’s own');

  for (const stranger of [visitor, other]) {
    await open(stranger, PARK);
    await expect(photo(stranger, shown)).toBeVisible();
    await expect(photo(stranger, waits)).toHaveCount(0);
    await expect(stranger.getByText(words['photo.waiting'])).toHaveCount(0);
    await open(stranger, PARK, waits);
    await expect(stranger).toHaveURL((url) => !url.searchParams.has('image'));
    await expect(popup(stranger)).toHaveCount(0);
    await stranger.goto(`/v/profile/${encodeURIComponent(username)}`);
    await expect(listed(stranger, words['images.title']).getByRole('listitem')).toHaveCount(1);
    await expect(listed(stranger, words['images.title']).getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`image=${shown}$`),
    );
  }
  await axe(other, 'the profile of another');

  await approve(admin, waits);
  await visitor.reload();
  await expect(listed(visitor, words['images.title']).getByRole('listitem')).toHaveCount(2);
  for (const one of [admin, visitor, other]) await one.context().close();
});

// SPEC §4: Photo delete mode; §8 "Kuvien poisto epäonnistui" and a reloaded list
test('my photos: some are chosen and deleted; refused ones stay, with a toast and the list loaded again', async ({
  page,
}) => {
  await loggedIn(page);
  const [first, second] = [await upload(page, PARK), await upload(page, CHURCH)];
  await page.goto('/v/home');
  const list = listed(page, words['photos.mine']);
  const choices = list.getByRole('checkbox');
  await expect(list.getByRole('link', { name: new RegExp(`${CHURCH}`) })).toHaveAttribute(
    'href',
    new RegExp(`image=${second}$`),
  );
  await expect(waiting(list)).toHaveCount(2);
  await axe(page, 'my photos');

  await button(page, words['photos.select']).click();
  await expect(choices).toHaveCount(2);
  await expect(button(page, words['photos.deleteSelected'])).toBeDisabled();
  await list.getByRole('checkbox', { name: new RegExp(CHURCH) }).check();
  await expect(page.getByRole('status').filter({ hasText: '1 kuva valittu' })).toBeVisible();
  await axe(page, 'the delete mode');

  const allow = await refuseDeletions(page);
  // As from another window, so that it is seen that the list comes anew.
  await upload(page, PARK);
  await button(page, words['photos.deleteSelected']).click();
  await expect(dialog(page, 'Poistetaanko kuva?')).toBeVisible();
  await axe(page, 'the question');
  await button(page, words['photo.deleteSend']).click();
  await expect(page.getByText('Kuvien poisto epäonnistui')).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(3);
  await allow();

  await button(page, words['photos.select']).click();
  await list.getByRole('checkbox', { name: new RegExp(CHURCH) }).check();
  await list
    .getByRole('checkbox', { name: new RegExp(PARK) })
    .last()
    .check();
  await button(page, words['photos.deleteSelected']).click();
  await button(page, words['photo.deleteSend']).click();
  await expect(page.getByText('2 kuvaa poistettu')).toBeVisible();
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(list.locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('link')).toHaveCount(1);
  expect((await page.request.get('/api/images/my')).ok()).toBe(true);
  const left: readonly { readonly id: number }[] = await (await page.request.get('/api/images/my')).json();
  expect(left.some(({ id }) => [first, second].includes(id))).toBe(false);
});

// SPEC §4: Photo delete mode; §8 "Kuvien poisto epäonnistui" and a reloaded list
test('an own photo is deleted in the popup, which goes on with the one beside it and stays focused', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await moderator(browser, baseURL);
  const anothers = await upload(admin, CHURCH);
  await approve(admin, anothers);
  await loggedIn(page);
  const mine = [await upload(page, CHURCH), await upload(page, CHURCH)];
  await open(page, CHURCH);
  await expect(waiting(page.getByRole('article'))).toHaveCount(2);
  await photo(page, mine[1] ?? 0).click();
  await expect(popup(page).getByText('2/3', { exact: true })).toBeVisible();

  const allow = await refuseDeletions(page);
  await button(page, words['photo.delete']).press('Enter');
  await button(page, words['comment.cancel']).press('Enter');
  await expect(dialog(page, 'Poistetaanko kuva?')).toHaveCount(0);
  await expect(button(page, words['photo.delete'])).toBeFocused();
  await button(page, words['photo.delete']).press('Enter');
  await axe(page, 'the question over the popup');
  await button(page, words['photo.deleteSend']).press('Enter');
  await expect(dialog(page, 'Poistetaanko kuva?').getByRole('alert')).not.toBeEmpty();
  await allow();
  await button(page, words['photo.deleteSend']).press('Enter');
  await expect(popup(page).getByText('2/2', { exact: true })).toBeVisible();
  await expect(page.locator('output').getByText('Kuva poistettu')).toBeVisible();
  // Notices of the page are not read out under a dialog.
  await expect(popup(page).getByText(/^Kuva poistettu/)).toBeAttached();
  await expect(button(page, words['images.close'])).toBeFocused();

  await button(page, words['photo.delete']).press('Enter');
  await button(page, words['photo.deleteSend']).press('Enter');
  await expect(popup(page).getByText('1/1', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`image=${anothers}\\b`));
  await expect(button(page, words['photo.delete'])).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(photo(page, anothers)).toBeFocused();
  await page.reload();
  await expect(photo(page, anothers)).toBeVisible();
  await expect(photo(page, mine[0] ?? 0)).toHaveCount(0);
  await admin.context().close();
});

// Issue "Weather and encyclopedia": Report a photo or comment
test('a photo and a comment of another are reported once each; a visitor is asked to log in', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await moderator(browser, baseURL);
  const image = await upload(admin, PARK);
  await approve(admin, image);
  const said = `Hieno puisto ${image}`;
  expect(
    (
      await admin.request.post('/api/comments/', { data: { attractionId: (await find(page, PARK)).id, text: said } })
    ).status(),
  ).toBe(200);

  await test.step('a visitor is asked to log in', async () => {
    await open(page, PARK, image);
    await popup(page).getByRole('button', { name: words['report.photo'] }).click();
    await expect(dialog(page, words['report.ofPhoto']).getByText(words['report.login'])).toBeVisible();
    await axe(page, 'the report of a visitor');
    await button(page, words['report.close']).click();
    await expect(popup(page)).toBeVisible();
  });

  await loggedIn(page);
  await open(page, PARK, image);
  const way = popup(page).getByRole('button', { name: words['report.photo'] });
  const report = dialog(page, words['report.ofPhoto']);

  await test.step('a reason is needed, of another kind also words; Escape closes the dialog alone', async () => {
    await way.press('Enter');
    await button(page, words['report.send']).press('Enter');
    await expect(report.getByText(words['report.choose'])).toBeVisible();
    await report.getByRole('radio', { name: words['report.other'] }).check();
    await button(page, words['report.send']).press('Enter');
    await expect(report.getByText(words['report.detailsNeeded'])).toBeVisible();
    await expect(report.getByRole('textbox')).toBeFocused();
    await axe(page, 'the report');
    await page.keyboard.press('Escape');
    await expect(report).toHaveCount(0);
    await expect(popup(page)).toBeVisible();
    await expect(way).toBeFocused();
  });

  for (const outcome of ['report.sent', 'report.repeated'] as const) {
    await test.step(`a photo: ${outcome}`, async () => {
      await way.press('Enter');
      await report.getByRole('radio', { name: words['report.wrongPlace'] }).check();
      await button(page, words['report.send']).press('Enter');
      await expect(report.getByText(words[outcome])).toBeFocused();
      await button(page, words['report.close']).press('Enter');
      await expect(way).toBeFocused();
    });
  }

  await page.keyboard.press('Escape');
  const comment = page.getByRole('article').getByRole('listitem').filter({ hasText: said });
  await comment.scrollIntoViewIfNeeded();
  await comment.getByRole('button', { name: words['report.comment'] }).click();
  await dialog(page, words['report.ofComment']).getByRole('radio', { name: words['report.spam'] }).check();
  await button(page, words['report.send']).click();
  await expect(page.getByText(words['report.sent'])).toBeFocused();
  await axe(page, 'the report of a comment');
  await admin.context().close();
});
