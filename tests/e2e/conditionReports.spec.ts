import type { Browser, Page } from '@playwright/test';
import fi from '../../web/i18n/place.fi.json' with { type: 'json' };
import { quarters } from '../support/made/madePictures.ts';
import { ADMIN_WORDS } from './adminWords.ts';
import { dialogsFit } from './enlarged.ts';
import { OWN_WORDS } from './ownWords.ts';
import { approve, clear, moderator } from './photoHelp.ts';
import { button, field, loggedIn, loggedInAdmin } from './users.ts';
import { expect, find, test } from './visitor.ts';

const PLACE = 'Hämeen linna';
/** Where nothing else is reported. */
const CLOSED_PLACE = 'Sibeliuksen syntymäkoti';

const words = { ...OWN_WORDS.fi, ...ADMIN_WORDS.fi, ...fi };
const notes = (page: Page) => page.getByRole('region', { name: words['conditions.title'] }).getByRole('listitem');

async function open(page: Page, name: string): Promise<number> {
  const { id } = await find(page, name);
  await page.goto(`/v/place/${id}?lang=fi`);
  return id;
}

/** The page of a place as another user sees it, in a browser of their own. */
async function otherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fi-FI' })).newPage();
}

// Issue 23: journeys in a browser: report, confirm, end
test('a report of a user is confirmed by another one and ended by its author', async ({ page, browser, baseURL }) => {
  const { username } = await loggedIn(page);
  await open(page, PLACE);
  await button(page, words['conditions.report']).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await dialogsFit(page, 'report of a condition');
  await page.getByText('Kaatunut puu', { exact: true }).click();
  await field(page, words['conditionReport.text']).fill('Koivu portin edessä');
  await button(page, words['conditionReport.send']).click();
  await expect(page.getByText(words['conditionReport.sent'])).toBeVisible();
  await button(page, words['report.close']).click();
  const note = notes(page).filter({ hasText: username });
  await expect(note).toContainText('Koivu portin edessä');

  const other = await otherPage(browser, baseURL);
  await loggedIn(other);
  await open(other, PLACE);
  const seen = notes(other).filter({ hasText: username });
  await seen.getByRole('button', { name: words['conditionReport.confirm'] }).click();
  await expect(seen).toContainText('vahvistettu kerran');
  await other.context().close();

  await note.getByRole('button', { name: words['conditionReport.over'] }).click();
  await expect(note).toHaveCount(0);
});

// Issue 23, point 5: photo optional
test('a photo that was sent with a report is seen in its note once it is approved', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username } = await loggedIn(page);
  const id = await open(page, PLACE);
  await button(page, words['conditions.report']).click();
  await page.getByText('Tulvii', { exact: true }).click();
  const buffer = await quarters({ width: 800, height: 600 }).jpeg().toBuffer();
  await page.getByLabel(words['conditionReport.photo']).setInputFiles({
    name: 'silta.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await button(page, words['conditionReport.send']).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words['conditionReport.sent'])).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'silta.jpg' })).toContainText(words['upload.sent']);
  const [photo]: { readonly id: number }[] = await (await page.request.get('/api/images/my')).json();

  const other = await moderator(browser, baseURL);
  await approve(other, photo?.id ?? 0);
  await open(other, PLACE);
  const note = notes(other).filter({ hasText: username });
  await note.getByRole('button', { name: 'Kuva: Tulvii' }).click();
  await expect(other).toHaveURL(/image=/);
  await expect(other.getByRole('dialog').getByRole('img')).toBeVisible();
  await other.context().close();
  await clear([id]);
});

// Issue 23, point 5: offline through the outbox, once
test('a report and a confirmation made without a network are sent once', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { username } = await loggedIn(page);
  await open(page, PLACE);
  await button(page, words['conditions.report']).click();
  await field(page, words['conditionReport.text']).fill('Oksa polulla');
  await page.getByText('Kaatunut puu', { exact: true }).click();
  await context.setOffline(true);
  await button(page, words['conditionReport.send']).click();
  await expect(page.getByRole('dialog').getByText(words['outbox.waiting'])).toBeVisible();
  await context.setOffline(false);
  await button(page, words['report.close']).click();
  const note = notes(page).filter({ hasText: username });
  await expect(note).toContainText(['Oksa polulla']);

  const other = await otherPage(browser, baseURL);
  await loggedIn(other);
  await open(other, PLACE);
  const seen = notes(other).filter({ hasText: username });
  await expect(seen).toHaveCount(1);
  const confirm = seen.getByRole('button', { name: words['conditionReport.confirm'] });
  // Its code is loaded.
  await expect(confirm).toBeVisible();
  await other.context().setOffline(true);
  await confirm.click();
  await expect(seen).toContainText(words['outbox.waiting']);
  await other.context().setOffline(false);
  await expect(seen).toContainText('vahvistettu kerran');
  await other.context().close();
  await note.getByRole('button', { name: words['conditionReport.over'] }).click();
  await expect(note).toHaveCount(0);
});

// Issue 23: journeys in a browser: closure by a manager
test('a manager closes a place, which everybody sees on its page', async ({ page, browser, baseURL }) => {
  const { username } = await loggedIn(page);
  const id = await open(page, CLOSED_PLACE);
  const admin = await otherPage(browser, baseURL);
  await loggedInAdmin(admin);
  await admin.goto(`/v/admin/users?q=${username}&lang=fi`);
  await button(admin, words['admin.manager']).click();
  await field(admin, words['admin.manager.organisation']).fill('Kaupungin museot');
  await field(admin, words['admin.manager.placeIds']).fill(String(id));
  await button(admin, words['admin.managerSave']).click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);

  await button(page, words['conditions.report']).click();
  await page.getByRole('dialog').getByText(words['condition.CLOSED'], { exact: true }).click();
  await field(page, words['conditionReport.text']).fill('Remontti');
  await button(page, words['conditionPost.send']).click();
  await expect(page.getByText(words['conditionPost.sent'])).toBeVisible();
  await button(page, words['report.close']).click();

  await open(admin, CLOSED_PLACE);
  await expect(notes(admin)).toContainText(['Remontti']);
  await expect(notes(admin)).toContainText(['Kaupungin museot']);
  await admin.context().close();
  await notes(page).getByRole('button', { name: words['conditionPost.end'] }).click();
  await expect(notes(page)).toHaveCount(0);
});
