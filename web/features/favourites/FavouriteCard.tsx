import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { placeMapTemplate } from '#common/places/placeMap.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { MapImage } from '#web/features/photos/MapImage.tsx';
import { setHovered, useIsHovered } from '#web/map/state/selection.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { CutName } from '#web/ui/layout/CutName.tsx';
import { Added } from './Added.tsx';
import { useFavouriteChoice } from './useFavouriteChoice.ts';
import cardStyles from '#web/ui/layout/Card.module.css';
import styles from './FavouriteCard.module.css';

/** A favourite in a list: a link to its place, or, where that has vanished, a button that removes it. */
export function FavouriteCard({ favourite, tab }: { favourite: Favourite; tab: ViewTab }) {
  const { attractionId, category, position, isGone } = favourite;
  const hovered = useIsHovered(attractionId);
  const mark = () => setHovered({ attractionId, position, family: category.family, icon: category.icon });
  const unmark = () => setHovered(null);
  if (isGone) return <GoneCard favourite={favourite} />;
  return (
    <Link
      className={cardStyles.card}
      data-hovered={hovered || undefined}
      to={pathOf(tab, { screen: 'attraction', id: attractionId })}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      <CardContent favourite={favourite} />
    </Link>
  );
}

function GoneCard({ favourite }: { favourite: Favourite }) {
  const { press } = useFavouriteChoice(favourite);
  return (
    <div className={styles.gone}>
      <CardContent favourite={favourite} />
      <OutlineButton
        onClick={(event) => {
          // The card is removed while its button has the focus.
          focusContent();
          void press(favourite.type, event);
        }}
      >
        <FormattedMessage id="favourites.remove" />
      </OutlineButton>
    </div>
  );
}

/** Stands for whatever data set is live. */
const ANY_VERSION = 0;

function CardContent({ favourite: { attractionId, name, category, created, isGone } }: { favourite: Favourite }) {
  return (
    <>
      <CategoryDisc family={category.family} icon={category.icon} />
      <span className={cardStyles.text}>
        <span className={cardStyles.name}>
          <CutName name={name} />
        </span>
        <span className={cardStyles.what}>
          {isGone ? <FormattedMessage id="favourites.gone" /> : category.name}
          {' · '}
          <Added time={created} />
        </span>
      </span>
      {!isGone && <MapImage template={placeMapTemplate(ANY_VERSION, attractionId)} />}
    </>
  );
}
