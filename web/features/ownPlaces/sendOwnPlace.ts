import { graphql } from 'react-relay';
import type { Position } from '#common/geo/bounds.ts';
import type { sendOwnPlaceMutation } from '#web/__generated__/sendOwnPlaceMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { ownPlaces } from './ownPlaces.ts';

/**
 * Sends a new own place and adds it to the user's own places; requests with the same attempt make it once. Throws
 * ConnectionError, LimitedError, ServerError.
 */
export async function sendOwnPlace(name: string, [lon, lat]: Position, attempt: string) {
  const { addOwnPlace } = await mutate<sendOwnPlaceMutation>(
    graphql`
      mutation sendOwnPlaceMutation($input: AddOwnPlaceInput!, $connections: [ID!]!) {
        addOwnPlace(input: $input) {
          ... on AddOwnPlacePayload @alias(as: "done") {
            ownPlaceEdge @prependEdge(connections: $connections) {
              node {
                ownPlaceId
                ...ownPlaces_place
              }
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { name, lon, lat, clientMutationId: attempt }, connections: ownPlaces.connections() },
  );
  return addOwnPlace;
}
