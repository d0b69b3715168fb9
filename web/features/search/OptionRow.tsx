import { MapPin } from 'lucide-react';
import { Fragment } from 'react';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { StarBadge } from '#web/features/lists/card/StarBadge.tsx';
import { highlight } from './highlight.ts';
import type { SearchOption } from './searchSections.ts';
import type { SearchTarget } from './searchTarget.ts';
import styles from './OptionRow.module.css';

interface Props {
  id: string;
  option: SearchOption;
  query: string;
  active: boolean;
  onChoose: (target: SearchTarget) => void;
}

/**
 * One search result, with the words of the query highlighted. It never takes the focus: that stays in the text field,
 * which handles the keys.
 */
export function OptionRow({ id, option, query, active, onChoose }: Props) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.row}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option.target)}
    >
      {option.disc === null ? (
        <span className={styles.pin}>
          <MapPin size={20} aria-hidden="true" />
        </span>
      ) : (
        <CategoryDisc family={option.disc.family} icon={option.disc.icon} size="small" />
      )}
      <span className={styles.text}>
        <span className={styles.name}>
          <Highlighted text={option.name} query={query} />
          {option.matchedName !== null && (
            <span className={styles.matched}>
              {' '}
              (<Highlighted text={option.matchedName} query={query} />)
            </span>
          )}
        </span>
        {option.detail !== '' && <span className={styles.detail}>{option.detail}</span>}
      </span>
      <StarBadge stars={option.stars} />
    </button>
  );
}

function Highlighted({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((piece, at) =>
    piece.marked ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>,
  );
}
