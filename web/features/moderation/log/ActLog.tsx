import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { parseAttractionId, UNSAVED_ID } from '#common/places/attractionId.ts';
import type { ActLog_query$key } from '#web/__generated__/ActLog_query.graphql.ts';
import type { ActLogPageQuery } from '#web/__generated__/ActLogPageQuery.graphql.ts';
import type { ActLogQuery } from '#web/__generated__/ActLogQuery.graphql.ts';
import { type FilterField, Filters } from '#web/features/moderation/lists/Filters.tsx';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { dayStart, useFilters } from '#web/features/moderation/lists/useFilters.ts';
import { useListPolicy } from '#web/features/moderation/lists/useListPolicy.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ACTION_WORDS, readAction } from './actions.ts';
import { ActRow } from './ActRow.tsx';
import { useUserIds } from './useUserIds.ts';

const FIELDS = [
  { name: 'actor', label: 'admin.actor' },
  {
    name: 'action',
    label: 'admin.action',
    options: Object.entries(ACTION_WORDS).map(([value, text]) => ({ value, text })),
  },
  { name: 'user', label: 'admin.actUser' },
  { name: 'place', label: 'admin.actPlace' },
  { name: 'from', label: 'admin.from', type: 'date' },
  { name: 'to', label: 'admin.to', type: 'date' },
] as const satisfies readonly FilterField[];
const NAMES = FIELDS.map(({ name }) => name);

/** The log of moderators' acts, the newest first (docs/decisions/0026). */
export function ActLog({ fetchKey }: SectionProps) {
  const fetchPolicy = useListPolicy();
  const { filters, isPending } = useFilters(NAMES);
  const language = useLanguage();
  const [actorId, userId] = useUserIds(filters.actor, filters.user);
  const query = useLazyLoadQuery<ActLogQuery>(
    actLogQuery,
    {
      actorId,
      action: readAction(filters.action),
      userId,
      // A text that is no id is sent as an id that no place has, so nothing is found.
      attractionId: filters.place === '' ? null : (parseAttractionId(filters.place) ?? UNSAVED_ID),
      since: dayStart(filters.from),
      until: dayStart(filters.to, 1),
      language,
    },
    { fetchPolicy, fetchKey },
  );
  return <FoundActs queryKey={query} isPending={isPending} />;
}

function FoundActs({ queryKey, isPending }: { queryKey: ActLog_query$key; isPending: boolean }) {
  const { data, ...pages } = usePaginationFragment<ActLogPageQuery, ActLog_query$key>(queryFragment, queryKey);
  const acts = data.moderationActs?.edges.map(({ node }) => node) ?? [];
  return (
    <Rows
      filters={<Filters fields={FIELDS} isPending={isPending} />}
      isPending={isPending}
      rows={acts.map((act) => (
        <ActRow key={act.actId} actKey={act} />
      ))}
      pages={pages}
    />
  );
}

const actLogQuery = graphql`
  query ActLogQuery(
    $actorId: ID
    $action: ModerationAction
    $userId: ID
    $attractionId: AttractionId
    $since: DateTime
    $until: DateTime
    $language: Language!
  ) {
    ...ActLog_query @arguments(
      actorId: $actorId
      action: $action
      userId: $userId
      attractionId: $attractionId
      since: $since
      until: $until
    )
  }
`;

const queryFragment = graphql`
  fragment ActLog_query on Query
  @refetchable(queryName: "ActLogPageQuery")
  @argumentDefinitions(
    actorId: { type: "ID" }
    action: { type: "ModerationAction" }
    userId: { type: "ID" }
    attractionId: { type: "AttractionId" }
    since: { type: "DateTime" }
    until: { type: "DateTime" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    moderationActs(
      actorId: $actorId
      action: $action
      userId: $userId
      attractionId: $attractionId
      since: $since
      until: $until
      first: $count
      after: $cursor
    ) @connection(key: "ActLog_moderationActs") {
      edges {
        node {
          actId
          ...ActRow_act
        }
      }
    }
  }
`;
