import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteCounts, FavouriteType } from '#common/places/favouriteTypes.ts';
import type { sendFavouriteRemoveMutation } from '#web/__generated__/sendFavouriteRemoveMutation.graphql.ts';
import type {
  SetFavouriteInput,
  sendFavouriteSetMutation,
} from '#web/__generated__/sendFavouriteSetMutation.graphql.ts';
import { followedLanguage } from '#web/data/own/ownContent.ts';
import type { MutationResult } from '#web/data/relay/mutationResult.ts';
import { KEEPALIVE } from '#web/data/relay/ownNetwork.ts';
import { perform } from '#web/data/relay/perform.ts';
import { ownFavourites } from './ownFavourites.ts';

interface FavouriteAnswer {
  readonly done?: { readonly favouriteCounts: FavouriteCounts } | null | undefined;
}

/**
 * Sets a place as a favourite of a type, or, with null, removes it; requests with the same attempt are done once. With
 * `onlyNew`, the type of a place that is a favourite already does not change.
 */
export function sendFavourite(
  id: AttractionId,
  type: FavouriteType | null,
  attempt: string,
  onlyNew = false,
): Promise<MutationResult<FavouriteAnswer>> {
  return type === null ? remove(id, attempt) : set({ attractionId: id, type, onlyNew, clientMutationId: attempt });
}

function set(input: SetFavouriteInput): Promise<MutationResult<FavouriteAnswer>> {
  const variables = {
    input,
    connections: ownFavourites.connections(),
    language: followedLanguage(),
  };
  return perform<sendFavouriteSetMutation>(
    graphql`
      mutation sendFavouriteSetMutation($input: SetFavouriteInput!, $connections: [ID!]!, $language: Language!) {
        setFavourite(input: $input) {
          ... on SetFavouritePayload @alias(as: "done") {
            favouriteCounts {
              best
              good
              todo
              bad
            }
            favouriteEdge @prependEdge(connections: $connections) {
              node {
                ...ownFavourites_favourite
              }
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    variables,
    { cacheConfig: KEEPALIVE },
  );
}

function remove(id: AttractionId, attempt: string): Promise<MutationResult<FavouriteAnswer>> {
  return perform<sendFavouriteRemoveMutation>(
    graphql`
      mutation sendFavouriteRemoveMutation($input: RemoveFavouriteInput!, $connections: [ID!]!) {
        removeFavourite(input: $input) {
          ... on RemoveFavouritePayload @alias(as: "done") {
            favouriteCounts {
              best
              good
              todo
              bad
            }
            removedFavouriteId @deleteEdge(connections: $connections)
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { attractionId: id, clientMutationId: attempt }, connections: ownFavourites.connections() },
    { cacheConfig: KEEPALIVE },
  );
}
