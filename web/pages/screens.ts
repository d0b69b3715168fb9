import { lazy } from 'react';
import type { ViewScreen } from '#common/viewLocation.ts';

const load = {
  list: () => import('#web/components/list/AttractionList.tsx'),
  attraction: () => import('#web/components/detail/AttractionDetail.tsx'),
  point: () => import('#web/components/detail/PointDetail.tsx'),
} as const satisfies Record<ViewScreen['screen'], () => Promise<unknown>>;

export const AttractionList = lazy(async () => ({ default: (await load.list()).AttractionList }));
export const AttractionDetail = lazy(async () => ({ default: (await load.attraction()).AttractionDetail }));
export const PointDetail = lazy(async () => ({ default: (await load.point()).PointDetail }));

/** Fetches the code of a screen while its data is on the way; a failure shows when the screen is drawn. */
export function preloadScreen(screen: ViewScreen['screen']): void {
  load[screen]().catch(() => undefined);
}
