import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { UserList_query$key } from '#web/__generated__/UserList_query.graphql.ts';
import type { UserListPageQuery } from '#web/__generated__/UserListPageQuery.graphql.ts';
import type { UserListQuery } from '#web/__generated__/UserListQuery.graphql.ts';
import { type FilterField, Filters } from '#web/features/moderation/lists/Filters.tsx';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { useFilters } from '#web/features/moderation/lists/useFilters.ts';
import { useListPolicy } from '#web/features/moderation/lists/useListPolicy.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { UserRow } from './UserRow.tsx';

const FIELDS = [
  { name: 'q', label: 'admin.userSearch' },
  {
    name: 'role',
    label: 'admin.role',
    options: [
      { value: 'ADMIN', text: 'admin.roleAdmin' },
      { value: 'USER', text: 'admin.roleUser' },
    ],
  },
  {
    name: 'state',
    label: 'admin.userState',
    options: [
      { value: 'blocked', text: 'admin.blocked' },
      { value: 'open', text: 'admin.notBlocked' },
    ],
  },
] as const satisfies readonly FilterField[];
const NAMES = FIELDS.map(({ name }) => name);
const BLOCKED: ReadonlyMap<string, boolean> = new Map([
  ['blocked', true],
  ['open', false],
]);

/** Everybody with an account, found by a part of the name or the whole address (SPEC §6). */
export function UserList({ fetchKey }: SectionProps) {
  const fetchPolicy = useListPolicy();
  const { filters, isPending } = useFilters(NAMES);
  const { q, role, state } = filters;
  const query = useLazyLoadQuery<UserListQuery>(
    graphql`
      query UserListQuery($search: String!, $role: Role, $isBlocked: Boolean) {
        ...UserList_query @arguments(search: $search, role: $role, isBlocked: $isBlocked)
      }
    `,
    { search: q, role: role === 'ADMIN' || role === 'USER' ? role : null, isBlocked: BLOCKED.get(state) ?? null },
    { fetchPolicy, fetchKey },
  );
  return <FoundUsers queryKey={query} isPending={isPending} />;
}

function FoundUsers({ queryKey, isPending }: { queryKey: UserList_query$key; isPending: boolean }) {
  const { data, ...pages } = usePaginationFragment<UserListPageQuery, UserList_query$key>(queryFragment, queryKey);
  const users = data.users?.edges.map(({ node }) => node) ?? [];
  return (
    <Rows
      filters={<Filters fields={FIELDS} isPending={isPending} />}
      isPending={isPending}
      rows={users.map((user) => (
        <UserRow key={user.id} userKey={user} />
      ))}
      pages={pages}
    />
  );
}

const queryFragment = graphql`
  fragment UserList_query on Query
  @refetchable(queryName: "UserListPageQuery")
  @argumentDefinitions(
    search: { type: "String!" }
    role: { type: "Role" }
    isBlocked: { type: "Boolean" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    users(
      search: $search
      role: $role
      isBlocked: $isBlocked
      first: $count
      after: $cursor
    ) @connection(key: "UserList_users") {
      edges {
        node {
          id
          ...UserRow_user
        }
      }
    }
  }
`;
