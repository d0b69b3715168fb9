import { graphql } from 'react-relay';
import type { Position } from '#common/geo/bounds.ts';
import type { sendOwnPlaceMutation } from '#web/__generated__/sendOwnPlaceMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { ownPlaces } from './ownPlaces.ts';

/**
 * Sends a new own place and adds it to the user's own places; requests with the same attempt make it once.
 */
export function sendOwnPlace(name: string, [lon, lat]: Position, attempt: string) {
  return perform<sendOwnPlaceMutation>(
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
}
