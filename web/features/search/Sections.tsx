import { FormattedMessage, useIntl } from 'react-intl';
import { OptionRow } from './OptionRow.tsx';
import type { SearchOption, SearchSection } from './searchSections.ts';
import { useRoomBelow } from './useRoomBelow.ts';
import styles from './SearchResults.module.css';

interface Props {
  /** Id of the listbox; options have the ids `{listId}-{number}`. */
  readonly listId: string;
  readonly sections: readonly SearchSection[];
  readonly query: string;
  /** Number of the highlighted option. */
  readonly active: number | null;
  readonly onChoose: (option: SearchOption) => void;
}

/** The listbox of the search: its options under their headers. */
export function Sections({ listId, sections, query, active, onChoose }: Props) {
  return (
    <div
      ref={useRoomBelow()}
      id={listId}
      role="listbox"
      // The focus stays in the field, which closes the list when it loses it: a list that scrolls would be a stop of
      // Tab.
      tabIndex={-1}
      aria-label={useIntl().formatMessage({ id: 'search.results' })}
      className={styles.list}
      hidden={sections.length === 0}
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
  );
}
