import type { Page } from '@playwright/test';
import { tabTo } from './tabTo.ts';
import { expect, NO_REAL_DATA, realData, test } from './visitor.ts';

const HELSINKI = 'pos=13,24.94,60.17';
const chip = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();
const cards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: 'Helsinki' });
const count = async (page: Page) => Number(/\d+/.exec(await page.getByText(/ kohdetta?$/).innerText())?.[0]);

// Issue "Find what fits" 1: chips above the list and in the URL, shareable, restored by back
test('a list is filtered by keyboard, by its link, by the way back, and by what the device has', async ({ page }) => {
  test.skip(!realData(), NO_REAL_DATA);

  await test.step('by keyboard, with as many places as the chip has shown', async () => {
    await page.goto(`/v/place/restaurant?${HELSINKI}`);
    const wheelchair = chip(page, /^Esteetön\s?\d+/);
    const counted = Number(/\d+/.exec((await wheelchair.innerText()).replace('Esteetön', ''))?.[0]);
    await tabTo(page, wheelchair);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]features=wheelchair$/);
    await expect(chip(page, /^Esteetön/)).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, /^Esteetön/)).toBeFocused();
    await expect.poll(() => count(page)).toBe(Math.min(counted, 40));
  });

  await test.step('by the way back and forth', async () => {
    await page.goBack();
    await expect(chip(page, /^Esteetön/)).toHaveAttribute('aria-pressed', 'false');
    await page.goForward();
    await expect(chip(page, /^Esteetön/)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('by a link to a day and an hour', async () => {
    await page.goto(`/v/place/restaurant?${HELSINKI}&open=sa-05:00`);
    await expect(chip(page, /^Avoinna la klo 0?5:00/)).toHaveAttribute('aria-pressed', 'true');
    const atNight = await count(page);
    await chip(page, 'Suodata').click();
    await page.getByRole('combobox', { name: 'klo' }).selectOption('13:00');
    await expect(page).toHaveURL(/open=sa-13:00$/);
    await expect.poll(() => count(page)).toBeGreaterThan(atNight);
    await page.getByRole('button', { name: 'Poista suodattimet' }).click();
    await expect(page).toHaveURL(new RegExp(`/v/place/restaurant\\?${HELSINKI}$`));
  });

  await test.step('by the favourites of a visitor without an account, after a reload too', async () => {
    await page.goto(`/v/place/museum?${HELSINKI}`);
    await page.getByRole('link', { name: /^Ateneum/ }).click();
    await page.getByRole('button', { name: 'Suosikki', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Suosikki', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await chip(page, /^Suosikit$/).click();
    for (const step of ['chosen', 'reloaded']) {
      await expect(page, step).toHaveURL(/favourites=all$/);
      await expect(cards(page), step).toHaveText([/^Ateneum/]);
      await page.reload();
    }
  });
});
