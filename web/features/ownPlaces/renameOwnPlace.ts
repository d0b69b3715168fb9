import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { renameOwnPlaceMutation } from '#web/__generated__/renameOwnPlaceMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { ownPlaceRefused } from './nameFault.ts';

/**
 * Renames an own place; gives the texts of a refusal, null where all went well.
 */
export async function renameOwnPlace(id: AttractionId, name: string): Promise<Refusal | null> {
  const result = await perform<renameOwnPlaceMutation>(
    graphql`
      mutation renameOwnPlaceMutation($input: RenameOwnPlaceInput!) {
        renameOwnPlace(input: $input) {
          ... on RenameOwnPlacePayload @alias(as: "done") {
            ownPlace {
              ...ownPlaces_place
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { id, name } },
  );
  return result.is === 'done' ? null : ownPlaceRefused(result);
}
