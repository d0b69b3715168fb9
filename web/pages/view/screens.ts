import { lazy } from 'react';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { textsOf } from '#web/i18n/messages.ts';

const load = {
  attraction: () => import('#web/features/place/AttractionDetail.tsx'),
  point: () => import('#web/features/place/PointDetail.tsx'),
  ownPlace: () => import('#web/features/ownPlaces/OwnPlaceDetail.tsx'),
} as const satisfies Record<Exclude<ViewScreen['screen'], 'list'> | 'ownPlace', () => Promise<unknown>>;

export const AttractionDetail = lazy(async () => ({ default: (await load.attraction()).AttractionDetail }));
export const OwnPlaceDetail = lazy(async () => ({ default: (await load.ownPlace()).OwnPlaceDetail }));
export const PointDetail = lazy(async () => ({ default: (await load.point()).PointDetail }));

/**
 * Fetches the code and texts of a screen that is not in the entry while its data is on the way; a failure shows when
 * the screen is drawn. Ends when it is here.
 */
export async function preloadScreen(view: ViewScreen): Promise<void> {
  if (view.screen === 'list') return;
  const code = view.screen === 'attraction' && isOwnPlaceId(view.id) ? 'ownPlace' : view.screen;
  await Promise.all([load[code](), textsOf('place', currentLanguage())]).catch(() => undefined);
}
