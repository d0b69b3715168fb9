import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { noticesHereAddMutation } from '#web/__generated__/noticesHereAddMutation.graphql.ts';
import type { noticesHereQuery } from '#web/__generated__/noticesHereQuery.graphql.ts';
import type { noticesHereRemoveMutation } from '#web/__generated__/noticesHereRemoveMutation.graphql.ts';
import { FRESH, OPTIONAL } from '#web/data/relay/network.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { perform } from '#web/data/relay/perform.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { askForPush, type BrowserAddress, endPush, ownAddress, pushSupport } from './browserPush.ts';

/** How the user is notified on this device: by notices, or by mail because those are off, refused or not possible. */
export type NoticesState = 'unknown' | 'on' | 'off' | 'refused' | 'none';

/** How the user is notified on this device, the ways to change that, and whether the last change failed. */
export function useNoticesHere() {
  const [state, setState] = useState<NoticesState>('unknown');
  const [hasFailed, setFailed] = useState(false);
  const { run } = useOneAtATime();
  const pushKey = useRef('');
  useEffect(() => {
    let isOpen = true;
    void stateNow().then((now) => {
      if (!isOpen) return;
      pushKey.current = now.pushKey;
      setState(now.state);
    });
    return () => {
      isOpen = false;
    };
  }, []);

  async function change(work: () => Promise<NoticesState | null>): Promise<void> {
    // A browser that does not reach its push service throws.
    const next = await work().catch(() => null);
    setFailed(next === null);
    if (next !== null) setState(next);
  }

  return {
    state,
    hasFailed,
    turnOn: () => run(() => change(() => turnOn(pushKey.current))),
    turnOff: () => run(() => change(turnOff)),
  };
}

interface Known {
  readonly state: NoticesState;
  /** The server's key for notices (VAPID, base64url); empty where the state is `none`. */
  readonly pushKey: string;
}

async function stateNow(): Promise<Known> {
  const none: Known = { state: 'none', pushKey: '' };
  const support = await pushSupport();
  if (support === 'none') return none;
  const address = await ownAddress();
  const { hasPushDevice = false, pushKey = null } = (await asked(address)) ?? {};
  if (pushKey === null) return none;
  if (support === 'refused') return { state: 'refused', pushKey };
  return { state: address !== null && hasPushDevice ? 'on' : 'off', pushKey };
}

/** What the server knows of this browser; null without an answer. */
async function asked(address: BrowserAddress | null) {
  const answer = await fetchQuery<noticesHereQuery>(
    ownEnvironment(),
    graphql`
      query noticesHereQuery($endpoint: String!) {
        viewer {
          id
          pushKey
          hasPushDevice(endpoint: $endpoint)
        }
      }
    `,
    { endpoint: address?.endpoint ?? '' },
    { networkCacheConfig: { force: true, metadata: { ...FRESH.metadata, ...OPTIONAL.metadata } } },
  )
    .toPromise()
    .catch(() => undefined);
  return answer?.viewer ?? null;
}

/** The state afterwards; null: it failed. */
async function turnOn(pushKey: string): Promise<NoticesState | null> {
  const address = await askForPush(pushKey);
  if (address === null) return (await pushSupport()) === 'refused' ? 'refused' : 'off';
  const result = await perform<noticesHereAddMutation>(add, { input: { ...address, language: currentLanguage() } });
  return result.is === 'done' ? 'on' : null;
}

/** The state afterwards; null: it failed. */
async function turnOff(): Promise<NoticesState | null> {
  const address = await ownAddress();
  if (address === null) return 'off';
  const { endpoint } = address;
  const result = await perform<noticesHereRemoveMutation>(remove, { input: { endpoint } });
  if (result.is !== 'done') return null;
  await endPush();
  return 'off';
}

const add = graphql`
  mutation noticesHereAddMutation($input: AddPushDeviceInput!) {
    addPushDevice(input: $input) {
      ... on AddPushDevicePayload @alias(as: "done") {
        endpoint
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const remove = graphql`
  mutation noticesHereRemoveMutation($input: RemovePushDeviceInput!) {
    removePushDevice(input: $input) {
      ... on RemovePushDevicePayload @alias(as: "done") {
        endpoint
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
