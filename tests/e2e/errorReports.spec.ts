import { expect, test } from '@playwright/test';

// The page throws on purpose here, which fails the test of any other visitor.
// SPEC §7: At most 10 error reports per page session
test('a failure of the page is reported once, without the query of its address', async ({ page }) => {
  const reports: unknown[] = [];
  await page.route('**/api/user/logError/', (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  await page.goto('/v/help?pwa=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => void Promise.reject(new Error('koe ?token=secret')));
  await expect
    .poll(() => reports)
    .toEqual([
      expect.objectContaining({
        type: 'unhandledrejection',
        message: 'Error: koe ',
        location: expect.stringMatching(/\/v\/help$/),
        errorCount: 1,
      }),
    ]);
});
