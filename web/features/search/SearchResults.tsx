import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { SearchResultsQuery } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { useClientResults } from './clientResults.ts';
import { OptionRow } from './OptionRow.tsx';
import { groupsOf, type SearchSection, sectionsOf } from './searchSections.ts';
import type { SearchTarget } from './searchTarget.ts';
import type { TakeOffer } from './useCombobox.ts';
import styles from './SearchResults.module.css';

interface Props {
  /** Id of the listbox; options have the ids `{listId}-{number}`. */
  listId: string;
  queryRef: PreloadedQuery<SearchResultsQuery>;
  /** Number of the highlighted option. */
  active: number | null;
  /** Called with all options, in order, once the answer to `query` has arrived. */
  onOffer: TakeOffer;
  onChoose: (target: SearchTarget) => void;
}

const QUERY = graphql`
  query SearchResultsQuery($query: String!, $language: Language!, $near: Position) @throwOnFieldError {
    search(query: $query, language: $language, near: $near) {
      __typename
      ... on SearchHeader {
        header
      }
      ... on SearchAttraction {
        matchedName
        attraction {
          attractionId
          name(language: $language)
          admin(language: $language)
          stars
          category {
            name(language: $language)
            family
            icon
          }
        }
      }
      ... on SearchPlaceName {
        placeNameId
        name
        admin
        pos
      }
      ... on SearchCategory {
        category {
          slug
          name(language: $language)
          family
          icon
        }
      }
      ... on SearchPosition {
        name
        pos
      }
    }
  }
`;

/**
 * The results of a query under their headers, with the rows that the client adds; or a sentence that nothing was found.
 */
export function SearchResults({ listId, queryRef, active, onOffer, onChoose }: Props) {
  const { search } = usePreloadedQuery<SearchResultsQuery>(QUERY, queryRef);
  const intl = useIntl();
  const { query } = queryRef.variables;
  const addClientResults = useClientResults();
  const own = intl.formatMessage({ id: 'ownPlace.what' });
  const sections = useMemo(
    () => sectionsOf(addClientResults(groupsOf(search), query, own)),
    [search, addClientResults, query, own],
  );
  const targets = useMemo(() => sections.flatMap(({ options }) => options.map(({ target }) => target)), [sections]);
  useEffect(() => onOffer(query, targets));

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={intl.formatMessage({ id: 'search.results' })}
        className={styles.list}
        hidden={targets.length === 0}
      >
        {sections.map((section) => (
          <Section key={section.header ?? ''} {...{ section, listId, query, active, onChoose }} />
        ))}
      </div>
      <p className={targets.length === 0 ? styles.nothing : 'spoken'} role="status">
        <FormattedMessage id="search.count" values={{ count: targets.length }} />
      </p>
    </>
  );
}

interface SectionProps extends Pick<Props, 'listId' | 'active' | 'onChoose'> {
  section: SearchSection;
  query: string;
}

function Section({ section: { header, options, first }, listId, query, active, onChoose }: SectionProps) {
  return (
    <div role="group" aria-labelledby={header === null ? undefined : `${listId}-${header}`}>
      {header !== null && (
        <div id={`${listId}-${header}`} role="presentation" className={styles.header}>
          <FormattedMessage id={`search.header.${header}`} />
        </div>
      )}
      {options.map((option, at) => (
        <OptionRow
          key={option.key}
          id={`${listId}-${first + at}`}
          option={option}
          query={query}
          active={active === first + at}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
