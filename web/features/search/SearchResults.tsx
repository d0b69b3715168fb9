import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { SearchResultsQuery } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { useClientResults } from './clientResults.ts';
import { groupsOf, type SearchOption, sectionsOf } from './searchSections.ts';
import { Sections } from './Sections.tsx';
import { StartOffers } from './StartOffers.tsx';
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
  onChoose: (option: SearchOption) => void;
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
          pos
          stars
          category {
            name(language: $language)
            family
            icon
          }
        }
      }
      ... on SearchAddress {
        addressId
        name
        admin
        pos
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
 * The results of a query under their headers, with the rows that the client adds; where nothing was found, a sentence
 * that says so, and where to go on from there.
 */
export function SearchResults({ listId, queryRef, active, onOffer, onChoose }: Props) {
  const { search } = usePreloadedQuery<SearchResultsQuery>(QUERY, queryRef);
  const { query } = queryRef.variables;
  const addClientResults = useClientResults();
  const own = useIntl().formatMessage({ id: 'ownPlace.what' });
  const sections = useMemo(
    () => sectionsOf(addClientResults(groupsOf(search), query, own)),
    [search, addClientResults, query, own],
  );
  const options = useMemo(() => sections.flatMap((section) => section.options), [sections]);
  const isEmpty = options.length === 0;
  useEffect(() => {
    if (!isEmpty) onOffer({ query, options, isAnswer: true });
  });

  return (
    <>
      <p className={isEmpty ? styles.nothing : 'spoken'} role="status">
        <FormattedMessage id="search.count" values={{ count: options.length }} />
      </p>
      {isEmpty ? (
        <>
          <p className={styles.hint}>
            <FormattedMessage id="search.hint" />
          </p>
          <StartOffers {...{ listId, query, active, onOffer, onChoose }} withRecent={false} />
        </>
      ) : (
        <Sections {...{ listId, sections, query, active, onChoose }} />
      )}
    </>
  );
}
