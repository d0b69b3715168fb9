import { Eye } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import { profilePath } from '#common/urls/pageLocation.ts';
import type { HiddenList_query$key } from '#web/__generated__/HiddenList_query.graphql.ts';
import type { HiddenListPageQuery } from '#web/__generated__/HiddenListPageQuery.graphql.ts';
import type { HiddenListQuery } from '#web/__generated__/HiddenListQuery.graphql.ts';
import { useStore } from '#web/data/store.ts';
import { type FilterField, Filters } from '#web/features/moderation/lists/Filters.tsx';
import { focusBeside } from '#web/features/moderation/lists/focusBeside.ts';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { useFilters } from '#web/features/moderation/lists/useFilters.ts';
import { useListPolicy } from '#web/features/moderation/lists/useListPolicy.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { once, useLeavingRow } from '#web/ui/buttons/once.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { noteShownAgain, restorePlace, shownAgain } from './hidePlace.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

const FIELDS = [{ name: 'q', label: 'admin.hiddenSearch' }] as const satisfies readonly FilterField[];

/** All places that admins have hidden, with the reasons; each can be shown again. */
export function HiddenList({ fetchKey }: SectionProps) {
  const fetchPolicy = useListPolicy();
  const { filters, isPending } = useFilters(['q']);
  const query = useLazyLoadQuery<HiddenListQuery>(hiddenListQuery, { text: filters.q }, { fetchPolicy, fetchKey });
  return <FoundPlaces queryKey={query} isPending={isPending} />;
}

function FoundPlaces({ queryKey, isPending }: { queryKey: HiddenList_query$key; isPending: boolean }) {
  const { data, ...pages } = usePaginationFragment<HiddenListPageQuery, HiddenList_query$key>(queryFragment, queryKey);
  const gone = useStore(shownAgain, (ids) => ids);
  const places = data.hiddenAttractions?.edges.map(({ node }) => node).filter((node) => !gone.has(node.attractionId));
  return (
    <Rows
      filters={<Filters fields={FIELDS} isPending={isPending} />}
      isPending={isPending}
      rows={
        places?.map(({ attractionId: id, attractionName: name, reason, hidden, hiddenBy }) => (
          <li key={id} className={rows.row} data-sided tabIndex={-1}>
            <div className={rows.head}>
              <strong>
                <Link to={pathOf('place', { screen: 'attraction', id })}>{name}</Link>
              </strong>
              {reason !== '' && <q dir="auto">{reason}</q>}
            </div>
            <div className={rows.facts}>
              <When time={hidden} />
              {hiddenBy && <Link to={profilePath(hiddenBy)}>{hiddenBy}</Link>}
            </div>
            <ShowAgain id={id} name={name} />
          </li>
        )) ?? []
      }
      pages={pages}
    />
  );
}

function ShowAgain({ id, name }: { id: AttractionId; name: string }) {
  const intl = useIntl();
  const notify = useNotify();
  const { isBusy, run } = useOneAtATime();
  useLeavingRow();
  async function restore(row: Element | null) {
    const fault = await restorePlace(id);
    notify(fault ?? { id: 'admin.restoreDone' });
    if (fault !== null) return;
    // The admin may have moved on while it was sent.
    if (row?.contains(document.activeElement)) focusBeside(row);
    noteShownAgain(id);
  }
  return (
    <div className={rows.ways}>
      <OutlineButton
        aria-disabled={isBusy}
        aria-label={intl.formatMessage({ id: 'admin.restoreNamed' }, { name })}
        onClick={once(({ currentTarget }) => {
          const row = currentTarget.closest('li');
          void run(() => restore(row));
        })}
      >
        <Eye size={20} aria-hidden="true" />
        <FormattedMessage id="admin.restore" />
      </OutlineButton>
    </div>
  );
}

const hiddenListQuery = graphql`
  query HiddenListQuery($text: String!) {
    ...HiddenList_query @arguments(text: $text)
  }
`;

const queryFragment = graphql`
  fragment HiddenList_query on Query
  @refetchable(queryName: "HiddenListPageQuery")
  @argumentDefinitions(
    text: { type: "String!" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    hiddenAttractions(text: $text, first: $count, after: $cursor) @connection(key: "HiddenList_hiddenAttractions") {
      edges {
        node {
          attractionId
          attractionName
          reason
          hidden
          hiddenBy
        }
      }
    }
  }
`;
