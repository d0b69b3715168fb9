import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { ErrorList_query$key } from '#web/__generated__/ErrorList_query.graphql.ts';
import type { ErrorListPageQuery } from '#web/__generated__/ErrorListPageQuery.graphql.ts';
import type { ErrorListQuery } from '#web/__generated__/ErrorListQuery.graphql.ts';
import { type FilterField, Filters } from '#web/features/moderation/lists/Filters.tsx';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { dayStart, useFilters } from '#web/features/moderation/lists/useFilters.ts';
import { useListPolicy } from '#web/features/moderation/lists/useListPolicy.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

const FIELDS = [
  { name: 'q', label: 'admin.errorSearch' },
  { name: 'from', label: 'admin.from', type: 'date' },
  { name: 'to', label: 'admin.to', type: 'date' },
] as const satisfies readonly FilterField[];
const NAMES = FIELDS.map(({ name }) => name);

/** Errors reported by browsers, the newest first. They name no user. */
export function ErrorList({ fetchKey }: SectionProps) {
  const fetchPolicy = useListPolicy();
  const { filters, isPending } = useFilters(NAMES);
  const query = useLazyLoadQuery<ErrorListQuery>(
    errorListQuery,
    { text: filters.q, since: dayStart(filters.from), until: dayStart(filters.to, 1) },
    { fetchPolicy, fetchKey },
  );
  return <FoundErrors queryKey={query} isPending={isPending} />;
}

function FoundErrors({ queryKey, isPending }: { queryKey: ErrorList_query$key; isPending: boolean }) {
  const { data, ...pages } = usePaginationFragment<ErrorListPageQuery, ErrorList_query$key>(queryFragment, queryKey);
  const errors = data.clientErrors?.edges.map(({ node }) => node) ?? [];
  return (
    <Rows
      filters={<Filters fields={FIELDS} isPending={isPending} />}
      isPending={isPending}
      rows={errors.map(({ errorId, type, message, filename, lineno, colno, location, errorCount, stack, created }) => {
        const place = [filename, lineno, colno].filter((part) => part !== null && part !== '').join(':');
        return (
          <li key={errorId} className={rows.row}>
            <strong>{message}</strong>
            <div className={rows.facts}>
              <When time={created} />
              <span>{type}</span>
              <span>{location}</span>
              {errorCount > 1 && (
                <span>
                  <FormattedMessage id="admin.errorNumber" values={{ count: errorCount }} />
                </span>
              )}
            </div>
            {(stack !== '' || place !== '') && (
              <details>
                <summary>
                  <FormattedMessage id="admin.errorDetails" />
                </summary>
                <pre className={rows.stack}>{[place, stack].filter(Boolean).join('\n')}</pre>
              </details>
            )}
          </li>
        );
      })}
      pages={pages}
    />
  );
}

const errorListQuery = graphql`
  query ErrorListQuery($text: String!, $since: DateTime, $until: DateTime) {
    ...ErrorList_query @arguments(text: $text, since: $since, until: $until)
  }
`;

const queryFragment = graphql`
  fragment ErrorList_query on Query
  @refetchable(queryName: "ErrorListPageQuery")
  @argumentDefinitions(
    text: { type: "String!" }
    since: { type: "DateTime" }
    until: { type: "DateTime" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    clientErrors(
      text: $text
      since: $since
      until: $until
      first: $count
      after: $cursor
    ) @connection(key: "ErrorList_clientErrors") {
      edges {
        node {
          errorId
          type
          message
          filename
          lineno
          colno
          location
          errorCount
          stack
          created
        }
      }
    }
  }
`;
