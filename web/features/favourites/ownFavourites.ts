import { graphql, readInlineData } from 'react-relay';
import { DEFAULT_LANGUAGE, type Language } from '#common/languages.ts';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import type { ownFavourites_favourite$key } from '#web/__generated__/ownFavourites_favourite.graphql.ts';
import type { ownFavouritesQuery } from '#web/__generated__/ownFavouritesQuery.graphql.ts';
import { followOwn } from '#web/data/relay/ownPages.ts';
import { failedToTell, told } from '#web/features/offline/own/restore.ts';
import { type Favourite, setFavourites } from './favourites.ts';

/** The connection in the user's store, once it has been loaded: new favourites go there. */
let connection: string | null = null;

export function favouritesConnection(): readonly string[] {
  return connection === null ? [] : [connection];
}

/** Of the names that are loaded: a new favourite's name is asked for in the same. */
let followed: Language = DEFAULT_LANGUAGE;

export function favouritesLanguage(): Language {
  return followed;
}

/** Loads the user's favourites and follows them, with names in a language. Ends with what it returns. */
export function followFavourites(language: Language): () => void {
  followed = language;
  return followOwn<ownFavouritesQuery>({
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
    variables: (after) => ({ after, language }),
    next: ({ viewer }) =>
      viewer?.favourites.pageInfo.hasNextPage ? (viewer.favourites.pageInfo.endCursor ?? null) : null,
    tell({ viewer }) {
      connection = viewer?.favourites.__id ?? null;
      const favourites = (viewer?.favourites.edges ?? [])
        .map(({ node }) => favouriteOf(node))
        .sort((a, b) => b.created.localeCompare(a.created));
      told('favourites', favourites);
    },
    failed: (error, isOver) =>
      void failedToTell('favourites', error, isOver, () => setFavourites({ status: 'failed', error })),
  });
}

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
