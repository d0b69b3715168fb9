import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** There once `axeFaults` has looked at the page. */
    readonly axe?: typeof axe;
  }
}

/** Every rule of axe that is not experimental or of the highest level alone; none is switched off. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHOWN = 5;

/**
 * What axe finds wrong with the page as it stands. Its program is sent once to a page, and only what it finds comes
 * back: both cost as much as the look itself.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, shown }) => {
      if (window.axe === undefined) return ['axe is not on the page'];
      const { violations } = await window.axe.run(document, {
        runOnly: { type: 'tag', values: rules },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, shown)
          .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
      );
    },
    { rules: RULES, shown: SHOWN },
  );
}

/** What axe finds in the light and in the dark look. The page takes either as it stands: it need not come twice. */
export async function axeFaultsInBothLooks(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await axeFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}
