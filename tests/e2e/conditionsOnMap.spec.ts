import type { Page } from '@playwright/test';
import type { GeoJSONSource } from 'maplibre-gl';
import { sayClosed } from './closures.ts';
import { openMap } from './drawnMap.ts';
import { expect, find, test } from './visitor.ts';

const TRAIL = 'Harakan luontopolku';

/** The shapes of what the map draws as closed. */
const closedShapes = (page: Page) =>
  page.evaluate(async () => {
    const data = await window.taivalMap?.getSource<GeoJSONSource>('conditions')?.getData();
    if (data?.type !== 'FeatureCollection') return [];
    return data.features.flatMap(({ geometry, properties }) =>
      properties?.['look'] === 'closed' ? geometry.type : [],
    );
  });

// Issue 23: shown on the map, with a layer and a legend of its own
test('a closed trail is drawn as closed, explained, and hidden on demand @map', async ({ page }) => {
  const { id, pt } = await find(page, TRAIL);
  await sayClosed(page, id, true);
  await openMap(page, `15,${pt.join()}`, '&lang=fi');
  await expect.poll(() => closedShapes(page)).toEqual(['MultiLineString']);
  const button = page.getByRole('button', { name: 'Karttapohja' });

  await test.step('the legend says what its line means', async () => {
    await button.click();
    await page.getByText('Tilanteen merkit').click();
    await expect(page.getByText('Suljettu reitti tai alue')).toBeVisible();
  });

  await test.step('the switch takes it off the map, also after a reload, and brings it back', async () => {
    const choice = page.getByRole('checkbox', { name: 'Tilanne nyt' });
    await choice.uncheck();
    await expect.poll(() => closedShapes(page)).toEqual([]);
    await page.reload();
    await button.click();
    await expect(choice).not.toBeChecked();
    await choice.check();
    await expect.poll(() => closedShapes(page)).toEqual(['MultiLineString']);
  });

  await sayClosed(page, id, false);
});
