import { expect, type Page } from '@playwright/test';
import { SIZES } from './everyScreen.ts';

/** 1440 × 900 at 200 %, and 1280 × 1024 at 400 % as far as its width goes (WCAG 1.4.4, 1.4.10). */
const WINDOWS = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
] as const;

/**
 * What does not fit: a page to be scrolled sideways, what stands outside the window or cannot be scrolled to, words
 * that are cut off.
 */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, clientHeight: height, scrollWidth, scrollHeight } = document.documentElement;
    const wrong = scrollWidth > width ? [`the page is ${scrollWidth} px wide in ${width}`] : [];
    const isScrolled = (element: Element, along: 'X' | 'Y'): boolean => {
      for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
        const overflow = getComputedStyle(parent)[`overflow${along}`];
        const isLonger =
          along === 'X' ? parent.scrollWidth > parent.clientWidth : parent.scrollHeight > parent.clientHeight;
        if (isLonger && ['auto', 'scroll'].includes(overflow)) return true;
      }
      return (
        along === 'Y' && scrollHeight > height && getComputedStyle(document.documentElement).overflowY !== 'hidden'
      );
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, summary, h1, h2, h3, p, li',
    )) {
      const { left, right, top, bottom, width: wide, height: high } = element.getBoundingClientRect();
      // The logo may hide its word, and texts for screen readers have no size: both are skipped.
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        wide < 2 ||
        high < 2 ||
        element.closest('a[href="/"], .maplibregl-ctrl-group') !== null
      )
        continue;
      const name =
        `${element.tagName.toLowerCase()} ` +
        `“${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
      if ((left < -1 || right > width + 1) && !isScrolled(element, 'X'))
        wrong.push(`${name} stands at ${left}–${right} of ${width}`);
      if ((top < -1 || bottom > height + 1) && !isScrolled(element, 'Y'))
        wrong.push(`${name} stands at ${top}–${bottom} of ${height}, out of reach`);
      const { overflowX, overflowY } = getComputedStyle(element);
      if (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1)
        wrong.push(`${name} is cut off sideways`);
      if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
        wrong.push(`${name} is cut off below`);
    }
    return wrong;
  });
}

/**
 * At 200 %, 320 px wide and with letters of twice the size nothing is cut off or out of reach. Leaves the letters as
 * large.
 */
export async function isEnlarged(page: Page, screen: string): Promise<void> {
  const fits = (size: { readonly width: number; readonly height: number }, letters: string) =>
    expect.soft
      .poll(() => misfits(page), { message: `${screen}, ${letters}${size.width} px`, timeout: 5000 })
      .toEqual([]);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await fits(size, '');
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const size of [SIZES.desktop.viewport, SIZES.phone.viewport]) {
    await page.setViewportSize(size);
    await fits(size, 'letters of 200 %, ');
  }
  await page.setViewportSize(SIZES.desktop.viewport);
}

/** No dialog has to be scrolled sideways at 320 px. Leaves the window as wide as it was. */
export async function dialogsFit(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  if (size === null || (await page.locator('dialog[open]').count()) === 0) return;
  await page.setViewportSize({ width: 320, height: 640 });
  const sideways = () =>
    page
      .locator('dialog[open]')
      .evaluateAll((dialogs) => dialogs.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  await expect.soft.poll(sideways, { message: `${screen}: dialogs scrolled sideways at 320 px` }).toBe(0);
  await page.setViewportSize(size);
}
