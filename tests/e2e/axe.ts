import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule of axe that is not experimental or of the highest level alone; none is switched off. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHOWN = 5;

/**
 * What axe finds wrong with the page as it stands. In legacy mode axe opens no second page to put its answer together:
 * only frames of other origins need that, and we have none.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, SHOWN).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
