import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { Bounds } from '#common/geo/bounds.ts';
import { mayBeSaved, SAVED_BYTES_MAX, type SavedPlan } from '#common/offline/savedArea.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import selectedPlace, { type SelectedPlaceQuery } from '#web/__generated__/SelectedPlaceQuery.graphql.ts';
import { fetchPlan } from '#web/features/offline/savedAreas/download.ts';
import { boundsAround } from '#web/features/offline/savedAreas/wanted.ts';
import type { ToSave } from './toSave.ts';

export type Wanted =
  | { readonly status: 'asking' | 'failed' | 'tooLarge' }
  | { readonly status: 'known'; readonly bounds: Bounds; readonly plan: SavedPlan };

/** Asks the server for the area's bounds and for what saving it will take. A changed number of `tries` asks again. */
export function useWanted(of: ToSave, tries: number): Wanted {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ readonly of: ToSave; readonly tries: number; readonly wanted: Wanted } | null>(
    null,
  );
  useEffect(() => {
    const asking = new AbortController();
    const setWanted = (wanted: Wanted) => {
      if (!asking.signal.aborted) setKnown({ of, tries, wanted });
    };
    async function ask(): Promise<Wanted> {
      const bounds = of.by === 'bounds' ? of.bounds : await boundsOfPlace(of.id);
      if (!mayBeSaved(bounds)) return { status: 'tooLarge' };
      const plan = await fetchPlan(bounds, { signal: asking.signal });
      return plan.bytes > SAVED_BYTES_MAX ? { status: 'tooLarge' } : { status: 'known', bounds, plan };
    }
    async function boundsOfPlace(id: AttractionId): Promise<Bounds> {
      const answer = await fetchQuery<SelectedPlaceQuery>(
        environment,
        selectedPlace,
        { id },
        { fetchPolicy: 'store-or-network' },
      ).toPromise();
      if (answer?.attraction.__typename !== 'Attraction') throw new Error('the place is not there');
      return boundsAround(answer.attraction.type, answer.attraction.bbox);
    }
    ask().then(setWanted, () => setWanted({ status: 'failed' }));
    return () => asking.abort();
  }, [environment, of, tries]);
  return known?.of === of && known.tries === tries ? known.wanted : { status: 'asking' };
}
