import { List, LocateFixed, MapPin, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { formatDistance } from '#common/format.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { StarBadge } from '#web/features/lists/card/StarBadge.tsx';
import { useUserPosition } from '#web/map/location/userPosition.ts';
import { highlight } from './highlight.ts';
import type { SearchOption } from './searchSections.ts';
import styles from './OptionRow.module.css';

interface Props {
  id: string;
  option: SearchOption;
  query: string;
  active: boolean;
  onChoose: (option: SearchOption) => void;
}

/**
 * One search result, with the words of the query highlighted. It never takes the focus: that stays in the text field,
 * which handles the keys.
 */
export function OptionRow({ id, option, query, active, onChoose }: Props) {
  const visitor = useUserPosition();
  const distance =
    visitor === null || option.position === null ? '' : formatDistance(distanceKm(visitor, option.position));
  const detail = [option.detail, distance].filter((part) => part !== '').join(' · ');
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.row}
      onClick={() => onChoose(option)}
    >
      <Sign option={option} />
      <span className={styles.text}>
        <span className={styles.name}>
          {/* What leads to a list says the words of the query anyway. */}
          <Highlighted text={option.name} query={option.target.type === 'list' ? '' : query} />
          {option.matchedName !== null && (
            <span className={styles.matched}>
              {' '}
              (<Highlighted text={option.matchedName} query={query} />)
            </span>
          )}
        </span>
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
      <StarBadge stars={option.stars} />
    </button>
  );
}

const GLYPHS = { near: LocateFixed, clear: Trash2, list: List } as const;

/** The disc of a category, else what stands for the row. */
function Sign({ option: { disc, target } }: { option: SearchOption }) {
  if (disc !== null) return <CategoryDisc family={disc.family} icon={disc.icon} size="small" />;
  const Glyph = isGlyph(target.type) ? GLYPHS[target.type] : MapPin;
  return (
    <span className={styles.pin}>
      <Glyph size={20} aria-hidden="true" />
    </span>
  );
}

function isGlyph(type: string): type is keyof typeof GLYPHS {
  return Object.hasOwn(GLYPHS, type);
}

function Highlighted({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((piece, at) =>
    piece.marked ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>,
  );
}
