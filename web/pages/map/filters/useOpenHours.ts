import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { momentOf } from '#common/places/askedOpening.ts';
import { MINUTE_MS } from '#common/time.ts';
import type { FacetOpening } from '#common/urls/facets.ts';
import type { useOpenHoursQuery } from '#web/__generated__/useOpenHoursQuery.graphql.ts';

/** Nearly all places open and close at quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

const QUERY = graphql`
  query useOpenHoursQuery($at: DateTime!) {
    openHours(at: $at)
  }
`;

/**
 * Ids of the opening hours in the tiles that are open at a moment of the week, or now, asked for again each quarter of an hour and when the
 * network is back; `unknown` where there was no answer. Null while nobody asks, and before the first answer.
 */
export function useOpenHours(opening: FacetOpening | null): ReadonlySet<number> | 'unknown' | null {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useState<ReadonlySet<number> | 'unknown' | null>(null);
  // Facets are read from the URL: the object is another one after each step.
  const weekday = opening?.day?.weekday ?? null;
  const minutes = opening?.minutes ?? null;
  const isAsked = opening !== null;
  useEffect(() => {
    if (!isAsked) return;
    let stop = () => undefined as void;
    const ask = () => {
      stop();
      const now = Date.now();
      const minute = new Date(now - (now % MINUTE_MS));
      const day = weekday === null ? null : { weekday };
      const at = (momentOf({ day, minutes }, minute) ?? minute).toISOString();
      const answer = fetchQuery<useOpenHoursQuery>(environment, QUERY, { at }).subscribe({
        next: ({ openHours }) => setOpen(new Set(idsOf(openHours))),
        error: () => setOpen('unknown'),
      });
      const timer = setTimeout(ask, QUARTER_MS - (now % QUARTER_MS));
      stop = () => {
        answer.unsubscribe();
        clearTimeout(timer);
      };
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      stop();
      window.removeEventListener('online', ask);
    };
  }, [environment, isAsked, weekday, minutes]);
  return isAsked ? open : null;
}

/** The first id is followed by how much each is above the one before. */
function idsOf(openHours: readonly number[]): number[] {
  let id = 0;
  return openHours.map((above) => (id += above));
}
