import { useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FIRE_AGE_MAX_MS, FIRE_AGE_OFFLINE_MAX_MS, type FireVerdict, fireVerdict } from '#common/conditions/fire.ts';
import type { useFireVerdict_fire$key } from '#web/__generated__/useFireVerdict_fire.graphql.ts';
import { currentConnection, onConnectionChange } from '#web/data/connection.ts';
import { conditionOf } from './conditionOf.ts';
import { useClocks } from './useClocks.ts';

const FRAGMENT = graphql`
  fragment useFireVerdict_fire on Fire {
    place
    isUsableDuringWarning
    isAtMarkedSitesOnly
    isOutOfService
    answeredAt
    conditions {
      ...conditionOf_condition
    }
  }
`;

/**
 * Whether a fire may be lit now. The answer of the server may be an old one of a cache: the device decides anew, by the
 * facts, on which a warning ends or begins and all of them grow old. Null: the place is none for fires.
 */
export function useFireVerdict(key: useFireVerdict_fire$key | null | undefined): FireVerdict | null {
  const fire = useFragment(FRAGMENT, key ?? null);
  const now = useClocks(fire);
  const connection = useSyncExternalStore(onConnectionChange, currentConnection);
  if (!fire) return null;
  const facts = {
    place: fire.place,
    isUsableDuringWarning: fire.isUsableDuringWarning ?? null,
    isAtMarkedSitesOnly: fire.isAtMarkedSitesOnly,
    isOutOfService: fire.isOutOfService,
    conditions: fire.conditions.map(conditionOf),
    answeredAt: typeof fire.answeredAt === 'string' ? Date.parse(fire.answeredAt) : null,
  };
  return fireVerdict(facts, now, connection === 'reached' ? FIRE_AGE_MAX_MS : FIRE_AGE_OFFLINE_MAX_MS);
}
