import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatArea, formatDistance, formatLength } from '#common/format.ts';
import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { type OpeningAnswer, openingAt } from '#common/places/openingAt.ts';
import { shownArea } from '#common/places/shownArea.ts';
import type {
  AttractionCard_attraction$data,
  AttractionCard_attraction$key,
} from '#web/__generated__/AttractionCard_attraction.graphql.ts';
import { useAtPresent } from '#web/data/present.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { FavouriteMark } from '#web/features/favourites/FavouriteMark.tsx';
import { useFavouriteType } from '#web/features/favourites/favourites.ts';
import { CardImage } from '#web/features/photos/CardImage.tsx';
import { setHovered, useIsHovered } from '#web/map/state/selection.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { CutName } from '#web/ui/layout/CutName.tsx';
import { StarBadge } from './StarBadge.tsx';
import styles from '#web/ui/layout/Card.module.css';

const CardConditions = lazy(async () => ({
  default: (await import('#web/features/conditions/CardConditions.tsx')).CardConditions,
}));

interface Props {
  attractionKey: AttractionCard_attraction$key;
  /** The distance is measured from this position; null: none is shown. */
  from?: Position | null;
  /** Street or part of town, where the list has others of its name. */
  street?: string | null;
  /** A fact that only the list knows, such as the distance along a route. */
  note?: string | null;
  /** Whether it is open; null where the list does not ask. */
  opening?: OpeningAnswer | null;
  /** Name of the category in the heading above, which the card does not repeat. */
  under?: string | null;
}

type ConditionsOfCard = AttractionCard_attraction$data['cardConditions'];

const FRAGMENT = graphql`
  fragment AttractionCard_attraction on Attraction {
    attractionId
    name(language: $language)
    named
    cardConditions {
      kind
      validUntil
    }
    pos
    areaM2
    lengthM
    stars
    admin(language: $language)
    ...CardImage_attraction
    category {
      name(language: $language)
      family
      icon
    }
  }
`;

/**
 * A place in a list. The whole card is one link to the place, and highlights it on the map while the card has the
 * pointer or the focus.
 */
export function AttractionCard({ attractionKey, from = null, note = null, opening = null, ...shown }: Props) {
  const place = useFragment(FRAGMENT, attractionKey);
  const { tab } = useViewLocation();
  const hovered = useIsHovered(place.attractionId);
  const { family, icon } = place.category;
  const intl = useIntl();
  const state = useAtPresent((now) => opening && openingAt(opening, now).state);
  const stateId = openingId(place.cardConditions, state);
  const facts = [
    stateId !== null && intl.formatMessage({ id: stateId }),
    note,
    lengthText(place.lengthM ?? null),
    areaText(place.areaM2, family),
    from === null ? null : formatDistance(distanceKm(from, place.pos)),
  ];
  return (
    <Link
      className={styles.card}
      data-hovered={hovered || undefined}
      to={pathOf(tab, { screen: 'attraction', id: place.attractionId })}
      {...marking({ attractionId: place.attractionId, position: place.pos, family, icon })}
    >
      <CategoryDisc family={family} icon={icon} />
      <span className={styles.text}>
        <span className={styles.name}>
          <CutName name={place.name} />
        </span>
        <span className={styles.what}>{whatText(place, shown)}</span>
        <Conditions conditions={place.cardConditions} />
        <span className={styles.facts}>
          <Mark id={place.attractionId} stars={place.stars} />
          <span>{joined(facts)}</span>
        </span>
      </span>
      <CardImage attractionKey={place} />
    </Link>
  );
}

/** Room is left for them until their code is loaded. */
function Conditions({ conditions }: { readonly conditions: ConditionsOfCard }) {
  if (conditions.length === 0) return null;
  return (
    <Suspense fallback={<span className={styles.facts}>{'\u00a0'}</span>}>
      <CardConditions conditions={conditions} />
    </Suspense>
  );
}

/** What kind of favourite it is, else whether it is a top item. */
function Mark({ id, stars }: { id: AttractionId; stars: number }) {
  const favourite = useFavouriteType(id);
  return favourite === null ? <StarBadge stars={stars} /> : <FavouriteMark type={favourite} />;
}

/** Handlers that highlight a place on the map while its card has the pointer or the focus. */
function marking(place: Parameters<typeof setHovered>[0]) {
  const mark = () => setHovered(place);
  const unmark = () => setHovered(null);
  return { onPointerEnter: mark, onPointerLeave: unmark, onFocus: mark, onBlur: unmark };
}

/** Kind and place, with what the list has of them already left out. */
function whatText(
  { named, category, admin }: Pick<AttractionCard_attraction$data, 'named' | 'category' | 'admin'>,
  { street = null, under = null }: Pick<Props, 'street' | 'under'>,
): string {
  const where = [street, admin[0]].filter(Boolean).join(', ');
  return joined([named && category.name !== under ? category.name : null, where]);
}

/** The text of a state that says something; the hours of a closed place say nothing. */
function openingId([gravest]: ConditionsOfCard, state: OpeningAnswer['state'] | null) {
  const isSaid = state !== null && state !== 'UNKNOWN' && gravest?.kind !== 'CLOSED';
  return isSaid ? (`opening.${state}` as const) : null;
}

function lengthText(lengthM: number | null): string | null {
  return lengthM === null ? null : formatLength(lengthM);
}

function areaText(areaM2: number | null | undefined, family: string): string | null {
  const shown = shownArea(areaM2, family);
  return shown === null ? null : formatArea(shown);
}

function joined(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
