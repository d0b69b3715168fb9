import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { SearchResultsQuery } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { useClientResults } from './clientResults.ts';
import { OptionRow } from './OptionRow.tsx';
import { groupsOf, sectionsOf } from './searchSections.ts';
import type { SearchTarget } from './searchTarget.ts';
import styles from './SearchResults.module.css';

interface Props {
  /** Id of the listbox; options are `{listId}-{number}`. */
  listId: string;
  queryRef: PreloadedQuery<SearchResultsQuery>;
  active: number | null;
  /** Tells what can be chosen, in order, once the answer to `query` is here. */
  onOffer: (query: string, targets: readonly SearchTarget[]) => void;
  onChoose: (target: SearchTarget) => void;
}

/** What a query found, under its header rows, the user's own places among it; or a sentence that it found nothing. */
export function SearchResults({ listId, queryRef, active, onOffer, onChoose }: Props) {
  const { search } = usePreloadedQuery<SearchResultsQuery>(
    graphql`
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
    `,
    queryRef,
  );
  const intl = useIntl();
  const { query } = queryRef.variables;
  const addResults = useClientResults();
  const own = intl.formatMessage({ id: 'ownPlace.what' });
  const sections = useMemo(
    () => sectionsOf(addResults(groupsOf(search), query, own)),
    [search, addResults, query, own],
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
        {sections.map(({ header, options, first }) => (
          <div key={header ?? ''} role="group" aria-labelledby={header === null ? undefined : `${listId}-${header}`}>
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
        ))}
      </div>
      <p className={targets.length === 0 ? styles.nothing : 'spoken'} role="status">
        <FormattedMessage id="search.count" values={{ count: targets.length }} />
      </p>
    </>
  );
}
