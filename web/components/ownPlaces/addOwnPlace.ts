import { graphql } from 'react-relay';
import type { AttractionId } from '#common/attractionId.ts';
import type { Position } from '#common/bounds.ts';
import type { addOwnPlaceMutation } from '#web/__generated__/addOwnPlaceMutation.graphql.ts';
import type { Refusal } from '#web/components/account/useForm.ts';
import { mutate } from '#web/relay/ownEnvironment.ts';
import { ownPlaceRefused } from './nameFault.ts';
import { ownPlacesConnection } from './ownPlaces.ts';

interface NewOwnPlace {
  /** Empty: the coordinates (RULINGS 23). */
  readonly name: string;
  readonly position: Position;
  readonly attempt: string;
}

/** Adds an own place and gives its id, or what is said of the refusal. Throws ConnectionError, LimitedError, ServerError. */
export async function addOwnPlace({ name, position: [lon, lat], attempt }: NewOwnPlace): Promise<AttractionId | Refusal> {
  const { addOwnPlace: answer } = await mutate<addOwnPlaceMutation>(
    graphql`
      mutation addOwnPlaceMutation($input: AddOwnPlaceInput!, $connections: [ID!]!) {
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
    { input: { name, lon, lat, clientMutationId: attempt }, connections: ownPlacesConnection() },
  );
  return answer.done ? answer.done.ownPlaceEdge.node.ownPlaceId : ownPlaceRefused(answer.refused);
}
