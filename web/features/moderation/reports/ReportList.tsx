import { startTransition, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { ReportList_query$key } from '#web/__generated__/ReportList_query.graphql.ts';
import type { ReportListPageQuery } from '#web/__generated__/ReportListPageQuery.graphql.ts';
import type { ReportListQuery } from '#web/__generated__/ReportListQuery.graphql.ts';
import { MoreButton } from '#web/features/comments/MoreButton.tsx';
import { type FilterField, Filters } from '#web/features/moderation/lists/Filters.tsx';
import { focusBeside } from '#web/features/moderation/lists/focusBeside.ts';
import { useFilters } from '#web/features/moderation/lists/useFilters.ts';
import { useListPolicy } from '#web/features/moderation/lists/useListPolicy.ts';
import { useRefill } from '#web/features/moderation/lists/useRefill.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { CaseRow } from './CaseRow.tsx';
import styles from './ReportList.module.css';

const FIELDS = [
  {
    name: 'state',
    label: 'admin.caseState',
    none: 'admin.caseOpen',
    options: [{ value: 'closed', text: 'admin.caseClosed' }],
  },
  {
    name: 'about',
    label: 'admin.caseAbout',
    options: [
      { value: 'IMAGE', text: 'admin.about.IMAGE' },
      { value: 'COMMENT', text: 'admin.about.COMMENT' },
      { value: 'CONDITION', text: 'admin.about.CONDITION' },
      { value: 'PROFILE', text: 'admin.about.PROFILE' },
    ],
  },
  {
    name: 'order',
    label: 'admin.caseOrder',
    none: 'admin.caseOrder.NEWEST',
    options: [
      { value: 'OLDEST', text: 'admin.caseOrder.OLDEST' },
      { value: 'MOST_REPORTED', text: 'admin.caseOrder.MOST_REPORTED' },
    ],
  },
] as const satisfies readonly FilterField[];
const NAMES = FIELDS.map(({ name }) => name);
const PAGE = 20;
const KINDS = ['COMMENT', 'CONDITION', 'IMAGE', 'PROFILE'] as const;
const ORDERS = ['MOST_REPORTED', 'OLDEST'] as const;

/** The cases of reports, one for each reported thing: open ones, or closed ones where the URL asks for them. */
export function ReportList({ fetchKey }: SectionProps) {
  const fetchPolicy = useListPolicy();
  const language = useLanguage();
  const { filters, isPending } = useFilters(NAMES);
  const isOpen = filters.state !== 'closed';
  const about = KINDS.find((kind) => kind === filters.about) ?? null;
  const order = ORDERS.find((one) => one === filters.order) ?? 'NEWEST';
  const query = useLazyLoadQuery<ReportListQuery>(
    reportListQuery,
    { about, isOpen, order, language },
    { fetchPolicy, fetchKey },
  );
  return (
    <div className={styles.reports}>
      <Filters fields={FIELDS} isPending={isPending} />
      <CaseList key={`${isOpen} ${about} ${order}`} queryKey={query} isOpen={isOpen} />
    </div>
  );
}

function CaseList({ queryKey, isOpen }: { queryKey: ReportList_query$key; isOpen: boolean }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ReportListPageQuery,
    ReportList_query$key
  >(queryFragment, queryKey);
  const list = useRef<HTMLUListElement>(null);
  // A case that was closed since the list was loaded leaves the open ones.
  const cases = (data.reportCases?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ closed }) => Boolean(closed) !== isOpen);

  useRefill(cases.length, PAGE, { hasNext, isLoadingNext, loadNext });

  /** Moves the focus from the case that leaves the list to the next one. */
  function onClosing(id: string) {
    focusBeside(list.current?.children[cases.findIndex((one) => one.id === id)]);
  }

  /** Loads the list again: a case could not be closed, perhaps since another admin had closed it. */
  function reload() {
    startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' }));
  }

  return (
    <div className={styles.reports}>
      <p role="status" className={styles.count}>
        <FormattedMessage id={countText(cases.length, hasNext, isOpen)} values={{ count: cases.length }} />
      </p>
      <ul ref={list} className={styles.rows}>
        {cases.map((one) => (
          <CaseRow key={one.id} caseKey={one} onClosing={() => onClosing(one.id)} onFailed={reload} />
        ))}
      </ul>
      {hasNext && <MoreButton list={list} isLoading={isLoadingNext} load={loadNext} text="admin.more" />}
    </div>
  );
}

function countText(count: number, hasNext: boolean, isOpen: boolean): MessageId {
  if (hasNext) return 'admin.firstOfMore';
  return count === 0 && isOpen ? 'admin.casesDone' : 'admin.cases';
}

const reportListQuery = graphql`
  query ReportListQuery($about: ReportKind, $isOpen: Boolean!, $order: ReportCaseOrder!, $language: Language!) {
    ...ReportList_query @arguments(about: $about, isOpen: $isOpen, order: $order)
  }
`;

const queryFragment = graphql`
  fragment ReportList_query on Query
  @refetchable(queryName: "ReportListPageQuery")
  @argumentDefinitions(
    about: { type: "ReportKind" }
    isOpen: { type: "Boolean!" }
    order: { type: "ReportCaseOrder!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    reportCases(
      about: $about
      isOpen: $isOpen
      order: $order
      first: $count
      after: $cursor
    ) @connection(key: "ReportList_reportCases") {
      edges {
        node {
          id
          closed
          ...CaseRow_case
        }
      }
    }
  }
`;
