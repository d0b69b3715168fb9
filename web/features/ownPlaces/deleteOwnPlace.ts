import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { deleteOwnPlaceMutation } from '#web/__generated__/deleteOwnPlaceMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import { ownFavourites } from '#web/features/favourites/ownFavourites.ts';
import { ownNotes } from '#web/features/notes/ownNotes.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { ownPlaces } from './ownPlaces.ts';

/**
 * Deletes an own place with its favourite and its note; gives the texts of a refusal, null where all went well.
 */
export async function deleteOwnPlace(id: AttractionId): Promise<Refusal | null> {
  const result = await perform<deleteOwnPlaceMutation>(
    graphql`
      mutation deleteOwnPlaceMutation(
        $input: DeleteOwnPlaceInput!
        $places: [ID!]!
        $favourites: [ID!]!
        $notes: [ID!]!
      ) {
        deleteOwnPlace(input: $input) {
          ... on DeleteOwnPlacePayload @alias(as: "done") {
            deletedOwnPlaceId @deleteEdge(connections: $places)
            removedFavouriteId @deleteEdge(connections: $favourites)
            removedNoteId @deleteEdge(connections: $notes)
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      input: { id },
      places: ownPlaces.connections(),
      favourites: ownFavourites.connections(),
      notes: ownNotes.connections(),
    },
  );
  return result.is === 'done' ? null : userRefusal(result, { problem: 'ownPlace.deleteFailed' });
}
