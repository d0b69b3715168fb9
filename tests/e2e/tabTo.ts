import { expect, type Locator, type Page } from '@playwright/test';

const PATIENCE_MS = 20_000;

/** Presses Tab, or the `key`, until it is at `target`. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  const hasFocus = () => target.evaluateAll((all) => all.some((one) => one === document.activeElement));
  do await page.keyboard.press(key);
  while (!(await hasFocus()) && Date.now() < end);
  await expect(target).toBeFocused();
}
