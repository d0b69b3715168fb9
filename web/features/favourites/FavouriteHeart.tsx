import { FormattedMessage } from 'react-intl';
import type { useCountedChoice_attraction$key } from '#web/__generated__/useCountedChoice_attraction.graphql.ts';
import { FAVOURITE_GLYPHS } from './looks.ts';
import { useCountedChoice } from './useCountedChoice.ts';
import styles from '#web/features/detail/Actions.module.css';

/**
 * Makes a place a favourite of the type of the heart, and takes away a favourite of any type that means well. It works
 * without an account too.
 */
export function FavouriteHeart({ attractionKey }: { attractionKey: useCountedChoice_attraction$key }) {
  const { shown, isReady, onPress } = useCountedChoice(attractionKey);
  const liked = shown === 'BAD' ? null : shown;
  const type = liked ?? 'BEST';
  const Glyph = FAVOURITE_GLYPHS[type];
  return (
    <button
      type="button"
      className={styles.action}
      data-favourite={type}
      aria-pressed={liked !== null}
      aria-disabled={!isReady}
      onClick={(event) => onPress(type, event)}
    >
      <Glyph size={22} fill={liked === null ? 'none' : 'currentColor'} aria-hidden="true" />
      <FormattedMessage id="actions.favourite" />
    </button>
  );
}
