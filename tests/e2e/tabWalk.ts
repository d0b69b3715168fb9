import type { Page } from '@playwright/test';

/** What has the focus, as somebody sees it who moves by keyboard. */
export interface Stop {
  readonly name: string;
  /** A ring is drawn around it, or around the field that it stands in. */
  readonly ringed: boolean;
  /** Its middle, or of what is large a corner, lies on the screen with nothing over it. */
  readonly seen: boolean;
}

/** The Tab key's next stop; null where it leaves the page or begins anew. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element.hasAttribute('data-walked')) return null;
    element.setAttribute('data-walked', '');
    const isRinged = (one: Element | null) => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeenAt = (x: number, y: number) => {
      const over = document.elementFromPoint(left + width * x, top + height * y);
      return over !== null && (element.contains(over) || over.contains(element));
    };
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.tagName.toLowerCase()} ${label.trim().slice(0, 40)}`,
      ringed: isRinged(element) || isRinged(element.parentElement),
      seen: isSeenAt(0.5, 0.5) || (width > 300 && height > 300 && isSeenAt(0.1, 0.5)),
    };
  });
}

/** Every stop of the Tab key from the top of the page to its end. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = await nextStop(page); stop !== null; stop = await nextStop(page)) stops.push(stop);
  return stops;
}

const CONTROLS = 'a[href], button:not([disabled]), input, summary, canvas[tabindex="0"]';

/** What is there for the keyboard but was not on the way; options and choices of a kind are gone through by arrows. */
export function leftOut(page: Page): Promise<string[]> {
  return page
    .locator(`:is(${CONTROLS}):not([data-walked], [role="option"], [type="radio"])`)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
}
