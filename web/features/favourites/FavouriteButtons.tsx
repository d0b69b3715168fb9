import { type MouseEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { FAVOURITE_TYPES, type FavouriteCounts, type FavouriteType } from '#common/places/favouriteTypes.ts';
import type { FavouriteButtons_attraction$key } from '#web/__generated__/FavouriteButtons_attraction.graphql.ts';
import { reloadOwnContent } from '#web/data/own/ownContent.ts';
import { PendingStatus } from '#web/features/offline/outboxPanel/PendingStatus.tsx';
import { chooseFavourite } from './chooseFavourite.ts';
import { shownCount } from './counts.ts';
import { useFavouritesState, useFavouriteType, useStoredType } from './favourites.ts';
import { FAVOURITE_GLYPHS } from './looks.ts';
import styles from './FavouriteButtons.module.css';

/**
 * Four buttons that set a place as a favourite of a type: the same type again removes it, another type replaces it
 * (SPEC §4). Each shows how many users chose it.
 */
export function FavouriteButtons({ attractionKey }: { attractionKey: FavouriteButtons_attraction$key }) {
  const attraction = useFragment(shownAttraction, attractionKey);
  const { attractionId, name, pos, category, favouriteCounts } = attraction;
  const setCounts = useSetCounts(favouriteCounts.__id);
  const titleId = useId();
  const { status } = useFavouritesState();
  const stored = useStoredType(attractionId);
  const shown = useFavouriteType(attractionId);

  async function onChoose(type: FavouriteType, { detail }: MouseEvent): Promise<void> {
    if (status === 'failed') reloadOwnContent();
    // The second click of a double click is no second choice.
    if (status !== 'known' || detail > 1) return;
    setCounts(await chooseFavourite({ attractionId, name, category, position: pos }, type === shown ? null : type));
  }

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
              count={shownCount(favouriteCounts, type, { stored, shown })}
              isChosen={type === shown}
              isReady={status !== 'unknown'}
              onClick={(event) => void onChoose(type, event)}
            />
          </li>
        ))}
      </ul>
      <PendingStatus kind="favourite" place={attractionId} />
    </section>
  );
}

/**
 * Sets the counts of a place in the Relay store: the public answer, which caches hold for a minute, is replaced by the
 * mutation's.
 */
function useSetCounts(countsId: string): (counts: FavouriteCounts | null) => void {
  const environment = useRelayEnvironment();
  return (counts) => {
    if (counts === null) return;
    commitLocalUpdate(environment, (store) => {
      for (const [name, count] of Object.entries(counts)) store.get(countsId)?.setValue(count, name);
    });
  };
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

const shownAttraction = graphql`
  fragment FavouriteButtons_attraction on Attraction {
    attractionId
    name(language: $language)
    pos
    category {
      name(language: $language)
      family
      icon
    }
    favouriteCounts {
      __id
      best
      good
      todo
      bad
    }
  }
`;
