import { lazy } from 'react';
import type { ViewScreen } from '#common/viewLocation.ts';

const load = {
  attraction: () => import('#web/components/detail/AttractionDetail.tsx'),
  point: () => import('#web/components/detail/PointDetail.tsx'),
} as const satisfies Record<Exclude<ViewScreen['screen'], 'list'>, () => Promise<unknown>>;

export const AttractionDetail = lazy(async () => ({ default: (await load.attraction()).AttractionDetail }));
export const PointDetail = lazy(async () => ({ default: (await load.point()).PointDetail }));

/** Fetches the code of a screen that is not in the entry while its data is on the way; a failure shows when the screen is drawn. Ends when it is here. */
export async function preloadScreen(screen: ViewScreen['screen']): Promise<void> {
  if (screen !== 'list') await load[screen]().catch(() => undefined);
}
