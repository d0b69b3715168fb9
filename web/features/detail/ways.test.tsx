import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { DEFAULT_FILTER, type ViewScreen } from '#common/urls/viewLocation.ts';
import { textsOf } from '#web/i18n/messages.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { setLastList } from '#web/navigation/lastList.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { FullListLink } from './FullListLink.tsx';
import { ShowOnMap } from './ShowOnMap.tsx';

const VIEW: ViewScreen = { screen: 'attraction', id: attractionId(5) };

async function renderWays(url: string) {
  await textsOf('place', 'fi');
  return renderWithRelay(
    <PlaceTexts>
      <FullListLink />
      <ShowOnMap view={VIEW} />
    </PlaceTexts>,
    { url },
  );
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => void setLastList(DEFAULT_FILTER));

// Issue "What a visitor meets" 11: a close button; the back arrow says where it leads
test('the way back says which list it leads to, and on the map a button closes the place', async () => {
  setLastList({ by: 'category', slug: 'shelter-lean_to' });
  const { unmount } = await renderWays('/v/map/5');
  expect(link('Takaisin: Laavut')).toBe('/v/map/category-shelter-lean_to');
  expect(link('Sulje kohde')).toBe('/v/map/category-shelter-lean_to');
  unmount();
  await renderWays('/v/place/5');
  expect(link('Takaisin: Laavut')).toBe('/v/place/category-shelter-lean_to');
  expect(screen.queryByRole('link', { name: 'Sulje kohde' })).toBeNull();
});

test('the way back to a list without a chip says that it has all places', async () => {
  setLastList({ by: 'category', slug: 'man_made-windmill' });
  await renderWays('/v/map/5');
  expect(link('Kaikki kohteet')).toBe('/v/map/category-man_made-windmill');
});
