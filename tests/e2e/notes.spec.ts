import type { Page } from '@playwright/test';
import { SIZES } from './everyScreen.ts';
import { loggedIn } from './users.ts';
import { expect, find, test } from './visitor.ts';
import { WORDS } from './words.ts';

const PLACE = 'Hämeen linna';
const OTHER = 'Sibeliuksen syntymäkoti';

const note = (page: Page, name = 'Oma muistiinpano') => page.getByRole('textbox', { name, exact: true });
const article = (page: Page, name: string) => page.getByRole('article').getByRole('heading', { level: 1, name });

async function open(page: Page, name: string): Promise<void> {
  const { id } = await find(page, name);
  await page.goto(`/v/place/${id}`);
  await expect(article(page, name)).toBeVisible();
}

test.describe('on a phone, in English', () => {
  const language = 'en';
  const words = WORDS[language];
  test.use(SIZES.phone);

  // SPEC §2: Private note editor (logged in); §7 notes are saved on blur
  // SPEC §4: Login or logout reloads user, favourites and own places; nothing of them stays on the screen
  test('a note is saved on leaving its field, is back after a reload, gone with a logout', async ({ page }) => {
    await loggedIn(page);
    const { id } = await find(page, PLACE);
    await page.goto(`/v/place/${id}?lang=${language}`);
    const field = note(page, words['note.title']);
    await field.fill('Avain on räystään alla.\nKevätpuolella mutaista.');
    await expect(page.getByText(words['note.private'])).toBeVisible();
    await field.blur();
    await expect(page.getByRole('status').filter({ hasText: words['note.saved'] })).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('Avain on räystään alla.\nKevätpuolella mutaista.');
    await page.goto('/v/home');
    await page.getByRole('main').locator('form[action="/api/user/logout-plain"] button').click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(field).toHaveCount(0);
    await expect(page.getByText('Avain on')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Avain');
  });
});

test.describe('a note', () => {
  // SPEC §2: Private note editor (logged in); §7 notes are saved on blur
  test('is saved when another place is chosen, and when the page is left', async ({ page }) => {
    await loggedIn(page);
    await open(page, PLACE);
    await note(page).fill('Ensin tämä');
    await page.getByRole('link', { name: 'Kaikki kohteet' }).click();
    await open(page, PLACE);
    await expect(note(page)).toHaveValue('Ensin tämä');
    await note(page).fill('Sitten tämä');
    // The field is still focused: nothing but leaving the page saves the note.
    await page.goto('/v/about');
    await open(page, PLACE);
    await expect(note(page)).toHaveValue('Sitten tämä');
    await open(page, OTHER);
    await expect(note(page)).toHaveValue('');
  });

  // Issue "What people add": A note that cannot be saved is not lost
  test('that cannot be saved waits on the device, also over a reload, and is saved then', async ({ page }) => {
    await loggedIn(page);
    await open(page, PLACE);
    await expect(note(page)).toBeVisible();
    await page.route('**/graphql', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await note(page).fill('Ilman verkkoa');
    await note(page).blur();
    const waits = page.getByRole('status').filter({ hasText: 'Tallessa tällä laitteella' });
    await expect(waits).toBeVisible();
    await page.reload();
    await expect(note(page)).toHaveValue('Ilman verkkoa');
    await expect(waits).toBeVisible();
    await page.unroute('**/graphql');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(waits).toHaveCount(0);
    await page.reload();
    await expect(note(page)).toHaveValue('Ilman verkkoa');
  });

  test('is emptied by leaving it empty', async ({ page }) => {
    await loggedIn(page);
    await open(page, PLACE);
    await note(page).fill('Väliaikainen');
    await note(page).blur();
    await expect(page.getByRole('status').filter({ hasText: 'Tallennettu' })).toBeVisible();
    await note(page).fill('');
    await note(page).blur();
    await expect(page.getByRole('status').filter({ hasText: 'Tallennettu' })).toBeVisible();
    await page.reload();
    await expect(note(page)).toHaveValue('');
  });
});
