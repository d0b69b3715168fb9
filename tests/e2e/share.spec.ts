import type { Page } from '@playwright/test';
import { controlled } from '../../scripts/lib/serviceWorkers.ts';
import own from '../../web/i18n/own.fi.json' with { type: 'json' };
import { ACCOUNT_WORDS } from './accountWords.ts';
import { test } from './installedPage.ts';
import { button, loggedIn } from './users.ts';
import { expect } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const GPX =
  '<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">' +
  '<wpt lat="61.0" lon="24.45"><name>Laavu</name></wpt></gpx>';

/** Shares to the app as the system does: by a form that the browser sends by itself. */
async function share(page: Page, fields: { readonly text?: string; readonly gpx?: string }): Promise<void> {
  await Promise.all([
    page.waitForNavigation(),
    page.evaluate(({ text = '', gpx }) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: '/share',
        enctype: 'multipart/form-data',
      });
      form.append(Object.assign(document.createElement('input'), { name: 'text', value: text }));
      if (gpx !== undefined) {
        const files = new DataTransfer();
        files.items.add(new File([gpx], 'retki ä.gpx', { type: 'application/gpx+xml' }));
        form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'gpx', files: files.files }));
      }
      document.body.append(form);
      form.submit();
    }, fields),
  ]);
}

const question = (page: Page) => page.getByRole('group', { name: /retki ä\.gpx/ });
const isKept = (page: Page) => page.evaluate(() => caches.has('taival-shared-v1'));

// Issue "In the pocket": Share target for positions and GPX files; shortcuts
test('a GPX file that is shared waits until the user decides what to do with it', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/v/favourites');
  await controlled(page);
  await share(page, { gpx: GPX });
  await expect(page).toHaveURL(/\/v\/favourites$/);
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /Laavu/ })).toHaveCount(0);
  await page.reload();
  await question(page).getByRole('button', { name: own['gpx.sharedTake'] }).click();
  await expect(page.getByText('Tuotiin 1 paikka.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Laavu/ })).toHaveCount(1);
  expect(await isKept(page)).toBe(false);

  await share(page, { gpx: GPX });
  await question(page).getByRole('button', { name: own['gpx.sharedLeave'] }).click();
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /Laavu/ })).toHaveCount(1);
  await expect(question(page)).toHaveCount(0);
});

// Issue "In the pocket": Share target for positions and GPX files; shortcuts
test('a waiting GPX file is deleted by a logout', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/v/favourites');
  await controlled(page);
  await share(page, { gpx: GPX });
  await expect(question(page)).toBeVisible();
  await page.goto('/v/home');
  await button(page, ACCOUNT_WORDS.fi['account.logout']).click();
  await expect.poll(() => isKept(page)).toBe(false);
});

// Issue "In the pocket": Share target for positions and GPX files; shortcuts
test('a position that is shared opens without a network too', async ({ page, deployed }) => {
  await page.goto('/v/place');
  await controlled(page);
  deployed.down();
  await share(page, { text: '61.00, 24.45' });
  await expect(page).toHaveURL(/\/v\/map\?.*24\.45/);
});

// Issue "In the pocket": Share target for positions and GPX files; shortcuts
test('the shortcut to the search leads into its field', async ({ page }) => {
  await page.goto('/v/place?pwa=1#search');
  await expect(page.getByRole('combobox')).toBeFocused();
});
