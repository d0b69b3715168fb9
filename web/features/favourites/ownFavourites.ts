import { graphql, readInlineData } from 'react-relay';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import type { ownFavourites_favourite$key } from '#web/__generated__/ownFavourites_favourite.graphql.ts';
import type { ownFavouritesQuery } from '#web/__generated__/ownFavouritesQuery.graphql.ts';
import { ownContent } from '#web/data/own/ownContent.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import { favourites } from './favourites.ts';

/** The user's favourites, with names in the language that they are loaded in. */
export const ownFavourites = ownContent({
  part: 'favourites',
  store: favourites,
  query: graphql`
    query ownFavouritesQuery($after: String, $language: Language!) {
      viewer {
        favourites(after: $after, first: 100) @connection(key: "ownFavourites_favourites") {
          __id
          edges {
            node {
              ...ownFavourites_favourite
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  `,
  variables: (after, language): ownFavouritesQuery['variables'] => ({ after, language }),
  page: ({ viewer }: ownFavouritesQuery['response']) => viewer?.favourites,
  read: (nodes) => nodes.map(favouriteOf).sort((a, b) => b.created.localeCompare(a.created)),
  valueOf: (all) => new Map(all.map((one) => [one.attractionId, one])),
});

function favouriteOf(key: ownFavourites_favourite$key): Favourite {
  const { attractionId, type, created, name, category, pos, attraction } = readInlineData(
    graphql`
      fragment ownFavourites_favourite on Favourite @inline {
        attractionId
        type
        created
        name(language: $language)
        pos
        category {
          name(language: $language)
          family
          icon
        }
        attraction {
          __typename
        }
      }
    `,
    key,
  );
  return {
    attractionId,
    type,
    created,
    name,
    category,
    position: pos,
    isGone: !attraction && !isOwnPlaceId(attractionId),
  };
}
