import { type MouseEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { FAVOURITE_TYPES, type FavouriteType } from '#common/places/favouriteTypes.ts';
import type { FavouriteButtons_attraction$key } from '#web/__generated__/FavouriteButtons_attraction.graphql.ts';
import { reloadOwnContent } from '#web/features/account/ownContent.ts';
import { WaitingStatus } from '#web/features/offline/outboxPanel/WaitingStatus.tsx';
import { chooseFavourite } from './chooseFavourite.ts';
import { shownCount } from './counts.ts';
import { useFavouritesState, useFavouriteType, useToldType } from './favourites.ts';
import { FAVOURITE_GLYPHS } from './looks.ts';
import styles from './FavouriteButtons.module.css';

/** Keeps a place as a favourite of one of four types: the same again takes it away, another sets that (SPEC §4). Each tells how many keep it so. */
export function FavouriteButtons({ attractionKey }: { attractionKey: FavouriteButtons_attraction$key }) {
  const attraction = useFragment(
    graphql`
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
    `,
    attractionKey,
  );
  const { attractionId, name, pos, category, favouriteCounts } = attraction;
  const environment = useRelayEnvironment();
  const titleId = useId();
  const { status } = useFavouritesState();
  const told = useToldType(attractionId);
  const shown = useFavouriteType(attractionId);

  async function choose(type: FavouriteType, { detail }: MouseEvent): Promise<void> {
    if (status === 'failed') reloadOwnContent();
    // The second click of a double click is no second choice.
    if (status !== 'known' || detail > 1) return;
    const counts = await chooseFavourite({ attractionId, name, category, position: pos }, type === shown ? null : type);
    // The answer that everybody gets may be a minute old.
    if (counts === null) return;
    commitLocalUpdate(environment, (store) => {
      for (const [name, count] of Object.entries(counts)) store.get(favouriteCounts.__id)?.setValue(count, name);
    });
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
              count={shownCount(favouriteCounts, type, { told, shown })}
              isChosen={type === shown}
              isReady={status !== 'unknown'}
              onClick={(event) => void choose(type, event)}
            />
          </li>
        ))}
      </ul>
      <WaitingStatus kind="favourite" place={attractionId} />
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
