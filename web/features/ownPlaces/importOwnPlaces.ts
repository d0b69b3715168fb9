import { graphql } from 'react-relay';
import { GPX_BYTES_MAX } from '#common/limits.ts';
import { xmlDecoder } from '#common/xmlDecoder.ts';
import type {
  importOwnPlacesMutation,
  OwnPlaceSkipReason,
} from '#web/__generated__/importOwnPlacesMutation.graphql.ts';
import type { Attempts } from '#web/data/relay/attempts.ts';
import { FILE } from '#web/data/relay/ownNetwork.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { ownPlaces } from './ownPlaces.ts';

export interface Skipped {
  /** Empty where it has none. */
  readonly name: string;
  readonly reason: OwnPlaceSkipReason;
}

export type ImportOutcome =
  | { readonly is: 'done'; readonly count: number; readonly skipped: readonly Skipped[] }
  /** With `mayRetry` the same file may be imported later. */
  | { readonly is: 'failed'; readonly fault: Fault | null; readonly mayRetry: boolean };

const failed = (fault: Fault | null, mayRetry = false): ImportOutcome => ({ is: 'failed', fault, mayRetry });

const OF_FILE: Readonly<Record<string, MessageId>> = {
  tooLong: 'gpx.tooLong',
  notGpx: 'gpx.notGpx',
  tooMany: 'gpx.tooMany',
};

/** Makes own places of a GPX file. A file that is too large is not sent. */
export async function importOwnPlaces(file: File, attempts: Attempts): Promise<ImportOutcome> {
  if (file.size > GPX_BYTES_MAX) return failed({ id: 'gpx.tooLong' });
  try {
    const gpx = textOf(new Uint8Array(await file.arrayBuffer()));
    if (gpx === null) return failed({ id: 'gpx.notGpx' });
    const outcome = await send(gpx, attempts.of(gpx));
    if (outcome.is === 'done') attempts.settle();
    return outcome;
  } catch (error) {
    return failed(failureText(error, 'gpx.failed'));
  }
}

/** Null for bytes that are no text in the encoding that they declare. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return xmlDecoder(bytes).decode(bytes);
  } catch {
    return null;
  }
}

async function send(gpx: string, attempt: string): Promise<ImportOutcome> {
  const result = await perform<importOwnPlacesMutation>(
    graphql`
      mutation importOwnPlacesMutation($input: ImportOwnPlacesInput!, $connections: [ID!]!) {
        importOwnPlaces(input: $input) {
          ... on ImportOwnPlacesPayload @alias(as: "done") {
            ownPlaceEdges @prependEdge(connections: $connections) {
              node {
                ...ownPlaces_place
              }
            }
            skipped {
              name
              reason
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { gpx, clientMutationId: attempt }, connections: ownPlaces.connections() },
    { cacheConfig: FILE },
  );
  if (result.is === 'done') {
    return { is: 'done', count: result.done.ownPlaceEdges.length, skipped: result.done.skipped };
  }
  const { failure } = userRefusal(result, { invalid: invalidText, problem: 'gpx.failed' });
  return failed(failure ?? null, result.is !== 'invalid');
}

function invalidText(parameterName: string, detail: string): Refusal {
  const isFull = parameterName === 'name' && detail === 'tooMany';
  return { failure: { id: isFull ? 'ownPlace.tooMany' : (OF_FILE[detail] ?? 'gpx.failed') } };
}
