import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { NameList_query$key } from '#web/__generated__/NameList_query.graphql.ts';
import type { NameListPageQuery } from '#web/__generated__/NameListPageQuery.graphql.ts';
import type { NameListQuery } from '#web/__generated__/NameListQuery.graphql.ts';
import { type FilterField, Filters } from '#web/features/moderation/lists/Filters.tsx';
import { focusBeside } from '#web/features/moderation/lists/focusBeside.ts';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { useFilters } from '#web/features/moderation/lists/useFilters.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import { setAlternativeName } from '#web/features/moderation/place/setAlternativeName.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { once, useLeavingRow } from '#web/ui/buttons/once.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

const FIELDS = [{ name: 'q', label: 'admin.nameSearch' }] as const satisfies readonly FilterField[];

/** All alternative names set by moderators, each with its place (RULINGS 23). */
export function NameList({ fetchKey }: SectionProps) {
  const { filters, isPending } = useFilters(['q']);
  const language = useLanguage();
  const query = useLazyLoadQuery<NameListQuery>(
    nameListQuery,
    { text: filters.q, language },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return <FoundNames queryKey={query} isPending={isPending} />;
}

function FoundNames({ queryKey, isPending }: { queryKey: NameList_query$key; isPending: boolean }) {
  const { data, ...pages } = usePaginationFragment<NameListPageQuery, NameList_query$key>(queryFragment, queryKey);
  // Names deleted here are hidden instead of loading the list again, which would lose the loaded pages.
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const names = data.alternativeNames?.edges.map(({ node }) => node).filter(({ nameId }) => !gone.has(nameId)) ?? [];
  return (
    <Rows
      filters={<Filters fields={FIELDS} isPending={isPending} />}
      isPending={isPending}
      rows={names.map(({ nameId, name, created, attractionId, attractionName, attraction }) => (
        <li key={nameId} className={rows.row} data-sided tabIndex={-1}>
          <div className={rows.head}>
            <strong>{name}</strong>
          </div>
          <div className={rows.facts}>
            {attraction ? (
              <Link to={pathOf('place', { screen: 'attraction', id: attraction.attractionId })}>
                {[attraction.name, ...attraction.admin].join(', ')}
              </Link>
            ) : (
              <span>
                {attractionName} · <FormattedMessage id="comments.gone" />
              </span>
            )}
            <When time={created} />
          </div>
          {/* Names of places that are not public any more cannot be deleted. */}
          {attraction && (
            <DeleteName name={name} attractionId={attractionId} onDone={() => setGone(new Set([...gone, nameId]))} />
          )}
        </li>
      ))}
      pages={pages}
    />
  );
}

function DeleteName({ name, attractionId, onDone }: { name: string; attractionId: AttractionId; onDone: () => void }) {
  const intl = useIntl();
  const notify = useNotify();
  const { isBusy, run } = useOneAtATime();
  useLeavingRow();
  async function remove(row: Element | null) {
    const fault = await setAlternativeName(attractionId, null);
    if (fault !== null) return notify(fault);
    notify({ id: 'admin.nameDeleted' });
    // The admin may have moved on while it was sent.
    if (row?.contains(document.activeElement)) focusBeside(row);
    onDone();
  }
  return (
    <div className={rows.ways}>
      <OutlineButton
        isDangerous
        aria-disabled={isBusy}
        aria-label={intl.formatMessage({ id: 'admin.nameDeleteNamed' }, { name })}
        onClick={once(({ currentTarget }) => {
          const row = currentTarget.closest('li');
          void run(() => remove(row));
        })}
      >
        <Trash2 size={20} aria-hidden="true" />
        <FormattedMessage id="admin.nameDelete" />
      </OutlineButton>
    </div>
  );
}

const nameListQuery = graphql`
  query NameListQuery($text: String!, $language: Language!) {
    ...NameList_query @arguments(text: $text)
  }
`;

const queryFragment = graphql`
  fragment NameList_query on Query
  @refetchable(queryName: "NameListPageQuery")
  @argumentDefinitions(
    text: { type: "String!" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    alternativeNames(text: $text, first: $count, after: $cursor) @connection(key: "NameList_alternativeNames") {
      edges {
        node {
          nameId
          name
          created
          attractionId
          attractionName
          attraction {
            attractionId
            name(language: $language)
            admin(language: $language)
          }
        }
      }
    }
  }
`;
