import { type MouseEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FAVOURITE_TYPES, type FavouriteType } from '#common/places/favouriteTypes.ts';
import type { useCountedChoice_attraction$key } from '#web/__generated__/useCountedChoice_attraction.graphql.ts';
import { PendingStatus } from '#web/features/offline/outboxPanel/PendingStatus.tsx';
import { shownCount } from './counts.ts';
import { useStoredType } from './favourites.ts';
import { FAVOURITE_GLYPHS } from './looks.ts';
import { useCountedChoice } from './useCountedChoice.ts';
import styles from './FavouriteButtons.module.css';

/** Four buttons that set a place as a favourite of a type (SPEC §4). Each shows how many users chose it. */
export function FavouriteButtons({ attractionKey }: { attractionKey: useCountedChoice_attraction$key }) {
  const { id, counts, shown, isReady, onPress } = useCountedChoice(attractionKey);
  const titleId = useId();
  const stored = useStoredType(id);
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="favourites.title" />
      </h2>
      <ul className={styles.types}>
        {FAVOURITE_TYPES.map((type) => (
          <li key={type}>
            <FavouriteButton
              type={type}
              count={shownCount(counts, type, { stored, shown })}
              isChosen={type === shown}
              isReady={isReady}
              onClick={(event) => onPress(type, event)}
            />
          </li>
        ))}
      </ul>
      <PendingStatus kind="favourite" place={id} />
    </section>
  );
}

interface ButtonProps {
  readonly type: FavouriteType;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isReady: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

function FavouriteButton({ type, count, isChosen, isReady, onClick }: ButtonProps) {
  const Glyph = FAVOURITE_GLYPHS[type];
  return (
    <button
      type="button"
      className={styles.button}
      data-favourite={type}
      aria-pressed={isChosen}
      aria-disabled={!isReady}
      onClick={onClick}
    >
      <Glyph size={22} fill={isChosen ? 'currentColor' : 'none'} aria-hidden="true" />
      <FormattedMessage id={`favourite.${type}`} />
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <span className="spoken">
          {' '}
          <FormattedMessage id="favourites.people" values={{ count }} />
        </span>
      </span>
    </button>
  );
}
