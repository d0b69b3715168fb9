import { graphql } from 'react-relay';
import type { AttractionId } from '#common/attractionId.ts';
import type { FavouriteCounts, FavouriteType } from '#common/favouriteTypes.ts';
import { failureText } from '#web/components/account/fault.ts';
import { refusalOf, type RefusedAnswer } from '#web/components/account/refusal.ts';
import { sessionEnded } from '#web/components/account/session.ts';
import { tellFault } from '#web/components/feedback/tellFault.ts';
import { mutate, ownEnvironment } from '#web/relay/ownEnvironment.ts';
import { chosenOf, forgetChosen, setChosen } from '#web/state/favourites.ts';
import type { chooseFavouriteRemoveMutation } from '#web/__generated__/chooseFavouriteRemoveMutation.graphql.ts';
import type { chooseFavouriteSetMutation } from '#web/__generated__/chooseFavouriteSetMutation.graphql.ts';
import { favouritesConnection, favouritesLanguage } from './ownFavourites.ts';

/**
 * Keeps a place as a favourite of a type, or, with null, no longer. It shows at once, and where it fails, what was before with a notice.
 * While another choice for the same place is under way, the last one made waits for its answer. Gives how many users keep it so now; null
 * where it failed, or where the one under way goes on with it.
 */
export async function chooseFavourite(id: AttractionId, type: FavouriteType | null): Promise<FavouriteCounts | null> {
  const isUnderWay = chosenOf(id) !== undefined;
  setChosen(id, type);
  if (isUnderWay) return null;
  const environment = ownEnvironment();
  try {
    return await settle(id, type, () => environment === ownEnvironment());
  } catch (error) {
    if (environment === ownEnvironment()) tellFault(failureText(error, 'favourites.failed'));
    return null;
  } finally {
    if (environment === ownEnvironment()) forgetChosen(id);
  }
}

/** Sends choices for a place one after another, until the last one made has been answered. */
async function settle(id: AttractionId, type: FavouriteType | null, isTheirs: () => boolean): Promise<FavouriteCounts | null> {
  const answer = await (type === null ? remove(id) : set(id, type));
  if (!isTheirs()) return null;
  if (!answer.done) {
    tellRefusal(answer.refused);
    return null;
  }
  const last = chosenOf(id);
  return last === undefined || last === type ? answer.done.favouriteCounts : settle(id, last, isTheirs);
}

async function set(id: AttractionId, type: FavouriteType) {
  const variables = { input: { attractionId: id, type }, connections: favouritesConnection(), language: favouritesLanguage() };
  const answer = await mutate<chooseFavouriteSetMutation>(
    graphql`
      mutation chooseFavouriteSetMutation($input: SetFavouriteInput!, $connections: [ID!]!, $language: Language!) {
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

async function remove(id: AttractionId) {
  const answer = await mutate<chooseFavouriteRemoveMutation>(
    graphql`
      mutation chooseFavouriteRemoveMutation($input: RemoveFavouriteInput!, $connections: [ID!]!) {
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
    { input: { attractionId: id }, connections: favouritesConnection() },
  );
  return answer.removeFavourite;
}

function tellRefusal(refused: RefusedAnswer): void {
  const { failure } = refusalOf(refused, {
    invalid: (_parameterName, detail) => (detail === 'tooMany' ? { failure: { id: 'favourites.tooMany' } } : null),
    unauthorized: sessionEnded,
    problem: 'favourites.failed',
  });
  if (failure) tellFault(failure);
}
