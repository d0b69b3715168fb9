import { type FocusEvent, useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { SearchResultsQuery, SearchResultsQuery$data } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { FilterTexts } from '#web/i18n/FilterTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useClientResults } from './clientResults.ts';
import { groupsOf, type SearchOption, type SearchSection, sectionsOf } from './searchSections.ts';
import { Sections } from './Sections.tsx';
import { StartOffers } from './StartOffers.tsx';
import { type LineNote, noteOf, type Understood, understoodOf, withWholeList } from './understoodLine.ts';
import { UnderstoodLine } from './UnderstoodLine.tsx';
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
  /** Asks for another line. */
  onRewrite: (line: string) => void;
  /** Called when a chip has lost the focus. */
  onBlur: (event: FocusEvent) => void;
  /** Puts the focus into the field. */
  onLeave: () => void;
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
      ... on SearchUnderstood {
        bounds
        isAnswered
        isRestMet
        rest
        withoutRest
        parts {
          area
          category {
            slug
            name(language: $language)
          }
          features
          isOpening
          kind
          openAt
          text
          without
        }
      }
    }
  }
`;

/**
 * The results of a query under their headers, with the rows that the client adds, below what was understood of it;
 * where nothing was found, a sentence that says so, and where to go on from there.
 */
export function SearchResults({ onRewrite, onBlur, onLeave, ...list }: Props) {
  const { search } = usePreloadedQuery<SearchResultsQuery>(QUERY, list.queryRef);
  const understood = understoodOf(search);
  const note = noteOf(understood, search.some(isHeaderOfFitting));
  const results = <Results {...list} search={search} understood={understood} note={note} />;
  // Only what was understood is said in the words of filters.
  return understood === null ? (
    results
  ) : (
    <FilterTexts>
      <UnderstoodLine {...{ understood, note, onRewrite, onBlur, onLeave }} />
      {results}
    </FilterTexts>
  );
}

function isHeaderOfFitting(result: SearchResultsQuery$data['search'][number]): boolean {
  return result.__typename === 'SearchHeader' && result.header === 'UNDERSTOOD';
}

interface ResultsProps extends Omit<Props, 'onBlur' | 'onLeave' | 'onRewrite'> {
  readonly search: SearchResultsQuery$data['search'];
  readonly understood: Understood | null;
  readonly note: LineNote | null;
}

function Results({ listId, queryRef, search, understood, note, active, onOffer, onChoose }: ResultsProps) {
  const { query } = queryRef.variables;
  const sections = useSections(query, search, understood);
  const options = useMemo(() => sections.flatMap((section) => section.options), [sections]);
  const isEmpty = options.length === 0;
  const intl = useIntl();
  const count = intl.formatMessage({ id: 'search.count' }, { count: options.length });
  const said = note === null ? count : `${intl.formatMessage({ id: note }, { rest: understood?.rest })} ${count}`;
  useEffect(() => {
    if (!isEmpty) onOffer({ query, options, isAnswer: true, said });
  });

  return (
    <>
      {isEmpty ? (
        <>
          {understood === null && (
            <>
              <p className={styles.nothing}>{count}</p>
              <p className={styles.hint}>
                <FormattedMessage id="search.hint" />
              </p>
            </>
          )}
          <StartOffers {...{ listId, query, active, onOffer, onChoose }} withRecent={false} said={said} />
        </>
      ) : (
        <Sections {...{ listId, sections, query, active, onChoose }} />
      )}
    </>
  );
}

/** The rows of the answer with those that the client adds. */
function useSections(
  query: string,
  search: ResultsProps['search'],
  understood: Understood | null,
): readonly SearchSection[] {
  const addClientResults = useClientResults();
  const intl = useIntl();
  const language = useLanguage();
  return useMemo(() => {
    const groups = withWholeList(groupsOf(search), understood, intl, language);
    return sectionsOf(addClientResults(groups, query, intl.formatMessage({ id: 'ownPlace.what' })));
  }, [search, understood, addClientResults, query, intl, language]);
}
