import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { profilePath } from '#common/urls/pageLocation.ts';
import type { AccountLog_query$key } from '#web/__generated__/AccountLog_query.graphql.ts';
import type { AccountLogPageQuery } from '#web/__generated__/AccountLogPageQuery.graphql.ts';
import type { AccountLogQuery, SecurityEventKind } from '#web/__generated__/AccountLogQuery.graphql.ts';
import { EventText } from '#web/features/account/EventText.tsx';
import { EVENT_WORDS } from '#web/features/account/securityWords.ts';
import { type FilterField, Filters } from '#web/features/moderation/lists/Filters.tsx';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { useFilters } from '#web/features/moderation/lists/useFilters.ts';
import { useListPolicy } from '#web/features/moderation/lists/useListPolicy.ts';
import { useUserIds } from '#web/features/moderation/log/useUserIds.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

/** The kinds of events whose own texts need values, such as a count. */
const KIND_WORDS = {
  LOGIN_FAILED: 'admin.event.LOGIN_FAILED',
  ROLE_SET: 'admin.event.ROLE_SET',
  SECOND_FACTOR_FAILED: 'admin.event.SECOND_FACTOR_FAILED',
} as const;

const FIELDS = [
  { name: 'user', label: 'admin.actUser' },
  {
    name: 'event',
    label: 'admin.action',
    options: Object.entries({ ...EVENT_WORDS, ...KIND_WORDS }).map(([value, text]) => ({ value, text })),
  },
] as const satisfies readonly FilterField[];
const NAMES = FIELDS.map(({ name }) => name);

type Kind = Exclude<SecurityEventKind, '%future added value'>;

const isKnown = (event: string): event is Kind => Object.hasOwn(EVENT_WORDS, event);

/** The security log of all accounts, the newest first (docs/decisions/0053). */
export function AccountLog({ fetchKey }: SectionProps) {
  const fetchPolicy = useListPolicy();
  const { filters, isPending } = useFilters(NAMES);
  const [, userId] = useUserIds('', filters.user);
  const query = useLazyLoadQuery<AccountLogQuery>(
    accountLogQuery,
    { userId, event: isKnown(filters.event) ? filters.event : null },
    { fetchPolicy, fetchKey },
  );
  return <FoundEvents queryKey={query} isPending={isPending} />;
}

function FoundEvents({ queryKey, isPending }: { queryKey: AccountLog_query$key; isPending: boolean }) {
  const { data, ...pages } = usePaginationFragment<AccountLogPageQuery, AccountLog_query$key>(queryFragment, queryKey);
  const events = data.securityEvents?.edges.map(({ node }) => node) ?? [];
  return (
    <Rows
      filters={<Filters fields={FIELDS} isPending={isPending} />}
      isPending={isPending}
      rows={events.map((event) => (
        <li key={event.eventId} className={rows.row}>
          <div className={rows.facts}>
            {event.user ? (
              <Link to={profilePath(event.user.username)}>{event.user.username}</Link>
            ) : (
              <FormattedMessage id="security.noAccount" tagName="span" />
            )}
          </div>
          <EventText eventKey={event} />
        </li>
      ))}
      pages={pages}
    />
  );
}

const accountLogQuery = graphql`
  query AccountLogQuery($userId: ID, $event: SecurityEventKind) {
    ...AccountLog_query @arguments(userId: $userId, event: $event)
  }
`;

const queryFragment = graphql`
  fragment AccountLog_query on Query
  @refetchable(queryName: "AccountLogPageQuery")
  @argumentDefinitions(
    userId: { type: "ID" }
    event: { type: "SecurityEventKind" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    securityEvents(userId: $userId, event: $event, first: $count, after: $cursor)
      @connection(key: "AccountLog_securityEvents") {
      edges {
        node {
          eventId
          user {
            username
          }
          ...EventText_event
        }
      }
    }
  }
`;
