import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteCounts, FavouriteType } from '#common/places/favouriteTypes.ts';
import type { sendFavouriteRemoveMutation } from '#web/__generated__/sendFavouriteRemoveMutation.graphql.ts';
import type { sendFavouriteSetMutation } from '#web/__generated__/sendFavouriteSetMutation.graphql.ts';
import { followedLanguage } from '#web/data/own/ownContent.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import type { RefusedAnswer } from '#web/ui/forms/refusal.ts';
import { ownFavourites } from './ownFavourites.ts';

interface FavouriteAnswer {
  readonly done?: { readonly favouriteCounts: FavouriteCounts } | null | undefined;
  readonly refused?: RefusedAnswer;
}

/**
 * Sets a place as a favourite of a type, or, with null, removes it; requests with the same attempt are done once.
 * Throws ConnectionError, LimitedError, ServerError.
 */
export function sendFavourite(id: AttractionId, type: FavouriteType | null, attempt: string): Promise<FavouriteAnswer> {
  return type === null ? remove(id, attempt) : set(id, type, attempt);
}

async function set(id: AttractionId, type: FavouriteType, attempt: string): Promise<FavouriteAnswer> {
  const variables = {
    input: { attractionId: id, type, clientMutationId: attempt },
    connections: ownFavourites.connections(),
    language: followedLanguage(),
  };
  const answer = await mutate<sendFavouriteSetMutation>(
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
  );
  return answer.setFavourite;
}

async function remove(id: AttractionId, attempt: string): Promise<FavouriteAnswer> {
  const answer = await mutate<sendFavouriteRemoveMutation>(
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
  );
  return answer.removeFavourite;
}
