import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useAskedElevationQuery } from '#web/__generated__/useAskedElevationQuery.graphql.ts';
import { OPTIONAL } from '#web/data/relay/network.ts';
import { setElevation } from '#web/map/state/elevation.ts';

const QUERY = graphql`
  query useAskedElevationQuery {
    elevation {
      attribution
      bounds
      maxZoom
      minZoom
      tilePx
      tiles
    }
  }
`;

/** Asks once where the tiles of heights are, and again when the network is back after a failure. */
export function useAskedElevation(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const ask = () =>
      fetchQuery<useAskedElevationQuery>(
        environment,
        QUERY,
        {},
        { networkCacheConfig: OPTIONAL, fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ elevation }) => setElevation(elevation ?? null),
        error: () => window.addEventListener('online', askAgain, { once: true }),
      });
    const askAgain = () => void (asked = ask());
    let asked = ask();
    return () => {
      window.removeEventListener('online', askAgain);
      asked.unsubscribe();
    };
  }, [environment]);
}
