import { Link } from 'react-router-dom';
import { formatLength } from '#common/format.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { Added } from '#web/features/favourites/Added.tsx';
import { setHovered, useIsHovered } from '#web/map/state/selection.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { CutName } from '#web/ui/layout/CutName.tsx';
import cardStyles from '#web/ui/layout/Card.module.css';

/** An own place in a list: a link to it, with the length of a track and how long ago it was added. */
export function OwnPlaceCard({
  place: { id, name, position, lengthM, created },
  tab,
}: {
  place: OwnPlace;
  tab: ViewTab;
}) {
  const hovered = useIsHovered(id);
  const mark = () => setHovered({ attractionId: id, position, family: 'own', icon: 'own' });
  const unmark = () => setHovered(null);
  return (
    <Link
      className={cardStyles.card}
      data-hovered={hovered || undefined}
      to={pathOf(tab, { screen: 'attraction', id })}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      <CategoryDisc family="own" icon="own" />
      <span className={cardStyles.text}>
        <span className={cardStyles.name}>
          <CutName name={name} />
        </span>
        <span className={cardStyles.what}>
          {lengthM !== null && `${formatLength(lengthM)} · `}
          <Added time={created} />
        </span>
      </span>
    </Link>
  );
}
