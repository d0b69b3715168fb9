import { graphql, useLazyLoadQuery } from 'react-relay';
import { usernameKey } from '#common/account/username.ts';
import type { useUserIdsQuery } from '#web/__generated__/useUserIdsQuery.graphql.ts';

/** An id that no account has. */
const NOBODY = 'nobody';

/**
 * Ids of two users by their names, in upper or lower case: null for an empty name, an id without account for an unknown
 * one. Suspends while loading.
 */
export function useUserIds(actor: string, user: string): readonly [string | null, string | null] {
  const answer = useLazyLoadQuery<useUserIdsQuery>(
    graphql`
      query useUserIdsQuery($actor: String!, $user: String!, $hasActor: Boolean!, $hasUser: Boolean!) {
        actor: users(search: $actor, first: 100) @include(if: $hasActor) {
          edges {
            node {
              id
              username
            }
          }
        }
        user: users(search: $user, first: 100) @include(if: $hasUser) {
          edges {
            node {
              id
              username
            }
          }
        }
      }
    `,
    { actor, user, hasActor: actor !== '', hasUser: user !== '' },
  );
  return [idOf(actor, answer.actor?.edges), idOf(user, answer.user?.edges)];
}

type Found = readonly { readonly node: { readonly id: string; readonly username: string } }[];

function idOf(name: string, found: Found = []): string | null {
  if (name === '') return null;
  return found.find(({ node }) => usernameKey(node.username) === usernameKey(name))?.node.id ?? NOBODY;
}
