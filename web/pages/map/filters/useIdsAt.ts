import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { IEnvironment, Subscription } from 'relay-runtime';
import { momentOf } from '#common/places/askedOpening.ts';
import { MINUTE_MS } from '#common/time.ts';
import type { FacetOpening } from '#common/urls/facets.ts';
import { clocks } from '#web/data/serverClock.ts';

/** Ids of the answer; `unknown` where there was none. Null while the filter is off, and before the first answer. */
export type IdsAt = ReadonlySet<number> | 'unknown' | null;

interface Question {
  /** A moment (ISO) to the minute. */
  readonly at: string;
  /** The moment is the present one. */
  readonly isNow: boolean;
  readonly onIds: (ids: readonly number[]) => void;
  readonly onError: () => void;
}

/** Asks the server, or a saved area, for ids; the same function at each rendering. */
export type AskForIds = (environment: IEnvironment, question: Question) => Subscription;

/** Ids at a moment of the week, or now, asked for as often as `askEach` says. `moment` null is now. */
export function useIdsAt(isAsked: boolean, moment: FacetOpening | null, everyMs: number, ask: AskForIds): IdsAt {
  const environment = useRelayEnvironment();
  const [ids, setIds] = useState<IdsAt>(null);
  // Facets are read from the URL: the object is another one after each step.
  const weekday = moment?.day?.weekday ?? null;
  const minutes = moment?.minutes ?? null;
  useEffect(() => {
    if (!isAsked) return undefined;
    return askEach(everyMs, (now) => {
      const minute = new Date(now - (now % MINUTE_MS));
      const day = weekday === null ? null : { weekday };
      const asked = momentOf({ day, minutes }, minute);
      return ask(environment, {
        at: (asked ?? minute).toISOString(),
        isNow: asked === null,
        onIds: (found) => setIds(new Set(found)),
        onError: () => setIds('unknown'),
      });
    });
  }, [environment, isAsked, weekday, minutes, everyMs, ask]);
  return isAsked ? ids : null;
}

/**
 * Asks at once, at each full `everyMs` of the server's clock and when the network is back; while the page is hidden
 * only once it is looked at again. Returns what ends it.
 */
function askEach(everyMs: number, ask: (nowMs: number) => Subscription): () => void {
  let stop = () => undefined as void;
  let isDue = false;
  const askNow = () => {
    stop();
    isDue = false;
    const now = clocks().server;
    const answer = ask(now);
    const timer = setTimeout(renew, everyMs - (now % everyMs));
    stop = () => {
      answer.unsubscribe();
      clearTimeout(timer);
    };
  };
  const askIfSeen = () => {
    if (isDue && document.visibilityState === 'visible') askNow();
  };
  const renew = () => {
    isDue = true;
    askIfSeen();
  };
  askNow();
  window.addEventListener('online', renew);
  document.addEventListener('visibilitychange', askIfSeen);
  return () => {
    stop();
    window.removeEventListener('online', renew);
    document.removeEventListener('visibilitychange', askIfSeen);
  };
}
