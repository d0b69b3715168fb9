import { useState } from 'react';
import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import { WATCHES_PER_USER_MAX } from '#common/watches/limits.ts';
import type { watchingStartMutation } from '#web/__generated__/watchingStartMutation.graphql.ts';
import type { watchingStopMutation } from '#web/__generated__/watchingStopMutation.graphql.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import type { Fault } from '#web/ui/forms/fault.ts';

/** Whether the user watches a place, the way to change that, and why that failed the last time. */
export function useWatching(id: AttractionId, wasWatching: boolean) {
  const [isWatching, setWatching] = useState(wasWatching);
  const { isBusy, run } = useOneAtATime();
  const [fault, setFault] = useState<Fault | null>(null);

  async function change(to: boolean): Promise<void> {
    const wrong = await (to ? startWatching(id) : stopWatching(id));
    setFault(wrong);
    if (wrong === null) setWatching(to);
  }

  return { isWatching, isBusy, fault, change: (to: boolean) => run(() => change(to)) };
}

/** Null: it succeeded. */
async function startWatching(attractionId: AttractionId): Promise<Fault | null> {
  const result = await perform<watchingStartMutation>(start, { input: { attractionId } });
  return result.is === 'done' ? null : watchFault(result);
}

/** Null: it succeeded. */
export async function stopWatching(attractionId: AttractionId): Promise<Fault | null> {
  const result = await perform<watchingStopMutation>(stop, { input: { attractionId } });
  return result.is === 'done' ? null : watchFault(result);
}

function watchFault(failure: MutationFailure): Fault {
  const isFull = failure.is === 'invalid' && failure.detail === 'tooMany';
  if (isFull) return { id: 'watch.tooMany', values: { max: WATCHES_PER_USER_MAX } };
  return userFault(failure, { problem: 'watch.failed' });
}

const start = graphql`
  mutation watchingStartMutation($input: WatchPlaceInput!) {
    watchPlace(input: $input) {
      ... on WatchPlacePayload @alias(as: "done") {
        watchEdge {
          node {
            attractionId
          }
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const stop = graphql`
  mutation watchingStopMutation($input: UnwatchPlaceInput!) {
    unwatchPlace(input: $input) {
      ... on UnwatchPlacePayload @alias(as: "done") {
        unwatchedAttractionId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
