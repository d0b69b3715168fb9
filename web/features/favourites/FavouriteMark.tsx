import { FormattedMessage } from 'react-intl';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import { FAVOURITE_GLYPHS } from './looks.ts';
import styles from './FavouriteMark.module.css';

/** Shows the type of one of the user's favourites; in lists it replaces the stars (SPEC §2). */
export function FavouriteMark({ type, withWord = false }: { type: FavouriteType; withWord?: boolean }) {
  const Glyph = FAVOURITE_GLYPHS[type];
  return (
    <span className={styles.mark} data-favourite={type}>
      <Glyph size={14} fill="currentColor" aria-hidden="true" />
      <span className={withWord ? undefined : 'spoken'}>
        <FormattedMessage id={`favourite.${type}`} />
      </span>
    </span>
  );
}
