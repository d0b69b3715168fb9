import { expect, type Page } from '@playwright/test';
import { madeCondition, sourceSays } from '../support/made/madeConditions.ts';
import { withStores } from '../support/productFiles.ts';
import { dataDir } from './ownProduct.ts';

const SOURCE = 'closures of a test';

/**
 * Has a source say that a place is closed, from an hour ago on for two days, or that none is. The server looks once a
 * second for changes by other processes, and answers them from then on.
 */
export async function sayClosed(page: Page, placeId: number, isClosed: boolean): Promise<void> {
  const now = Date.now();
  const closure = madeCondition({ key: 'Remontti', kind: 'CLOSED', placeId, from: -1, until: 48 }, now);
  await withStores(dataDir(), ({ db }) => sourceSays(db, SOURCE, now, isClosed ? [closure] : []));
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/query/conditions?attraction=${placeId}`);
      const body: { readonly conditions: readonly { readonly kind: string }[] } = await answer.json();
      return body.conditions.some(({ kind }) => kind === 'CLOSED');
    })
    .toBe(isClosed);
}
