import { Search as SearchGlyph, X } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Combobox } from './useCombobox.ts';
import type { Search } from './useSearch.ts';
import styles from './SearchBox.module.css';

interface Props {
  readonly search: Search;
  readonly combobox: Combobox;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The text field of the search, and the button that empties it. */
export function SearchField({ search, combobox, input, onBlur }: Props) {
  const intl = useIntl();
  return (
    <div className={styles.field}>
      <SearchGlyph className={styles.glyph} size={20} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        aria-label={intl.formatMessage({ id: 'search.label' })}
        aria-autocomplete="list"
        aria-expanded={combobox.isShown}
        aria-controls={combobox.listId}
        aria-activedescendant={combobox.activeId}
        placeholder={intl.formatMessage({ id: 'search.placeholder' })}
        value={search.text}
        onChange={(event) => combobox.type(event.target.value)}
        onFocus={() => {
          combobox.open();
          search.refresh();
        }}
        onBlur={onBlur}
        onClick={combobox.open}
        onKeyDown={(event) => onKeyDown(event, search, combobox)}
      />
      {search.text !== '' && <ClearButton input={input} onBlur={onBlur} onClear={() => combobox.type('')} />}
    </div>
  );
}

/** Arrows move the highlight, Enter chooses, Escape hides the results and, pressed again, empties the field. */
function onKeyDown(event: KeyboardEvent, search: Search, combobox: Combobox) {
  if (event.nativeEvent.isComposing) return;
  const clear = () => {
    combobox.type('');
    combobox.hide();
  };
  const act = {
    ArrowDown: () => combobox.move(1),
    ArrowUp: () => combobox.move(-1),
    Enter: combobox.enter,
    Escape: combobox.isShown ? combobox.hide : search.text === '' ? undefined : clear,
  }[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function ClearButton({ input, onBlur, onClear }: Pick<Props, 'input' | 'onBlur'> & { onClear: () => void }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={intl.formatMessage({ id: 'search.clear' })}
      onBlur={onBlur}
      onClick={() => {
        onClear();
        input.current?.focus();
      }}
    >
      <X size={20} aria-hidden="true" />
    </button>
  );
}
