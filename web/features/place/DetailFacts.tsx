import { Award, Clock, MapPin, Route, Square, TrendingUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatArea, formatDistance, formatLength, formatMetres } from '#common/format.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { type OpeningAnswer, openingAt } from '#common/places/openingAt.ts';
import { shownArea } from '#common/places/shownArea.ts';
import type { DetailFacts_attraction$key } from '#web/__generated__/DetailFacts_attraction.graphql.ts';
import { ConditionFacts } from '#web/features/conditions/ConditionFacts.tsx';
import { useClocks } from '#web/features/conditions/useClocks.ts';
import { Fact, Facts } from '#web/features/detail/Facts.tsx';
import { HeightFact } from '#web/features/detail/HeightFact.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useUserPosition } from '#web/map/location/userPosition.ts';
import { changeTime } from './openingHours.ts';
import styles from '#web/features/detail/Facts.module.css';

const FRAGMENT = graphql`
  fragment DetailFacts_attraction on Attraction {
    ...ConditionFacts_attraction
    areaM2
    lengthM
    heightM
    ascentM
    stars
    pos
    isClosedForNow
    category {
      family
    }
    properties {
      facts(language: $language) {
        isMain
        name
        text
      }
      openingHours {
        nextChange
        state
      }
    }
  }
`;

/** The few facts that help to decide on a trip: size, distance, opening state, stars. */
export function DetailFacts({ attractionKey }: { attractionKey: DetailFacts_attraction$key }) {
  const attraction = useFragment(FRAGMENT, attractionKey);
  const { areaM2, ascentM, category, heightM, isClosedForNow, lengthM, stars, pos, properties } = attraction;
  const area = shownArea(areaM2, category.family);
  const visitor = useUserPosition();
  const { facts, openingHours } = properties;
  return (
    <Facts>
      {isClosedForNow && (
        <Fact icon={<Clock size={18} />} tone="CLOSED">
          <FormattedMessage id="facts.closed" />
        </Fact>
      )}
      <ConditionFacts attractionKey={attraction} />
      {typeof lengthM === 'number' && (
        <Fact icon={<Route size={18} />} label={<FormattedMessage id="facts.length" />}>
          {formatLength(lengthM)}
        </Fact>
      )}
      <HeightFacts ascentM={ascentM} heightM={typeof (lengthM ?? areaM2) === 'number' ? null : heightM} />
      {area !== null && (
        <Fact icon={<Square size={18} />} label={<FormattedMessage id="facts.area" />}>
          {formatArea(area)}
        </Fact>
      )}
      {visitor !== null && (
        <Fact icon={<MapPin size={18} />} label={<FormattedMessage id="facts.distance" />}>
          {formatDistance(distanceKm(visitor, pos))}
        </Fact>
      )}
      {facts.filter(({ isMain }) => isMain).map(fact)}
      {openingHours && !isClosedForNow && <OpeningFact answer={openingHours} />}
      {stars > 0 && <Importance stars={stars} />}
    </Facts>
  );
}

/** A fact whose name is shown, because its text alone says little: `Kesto 2–3 t`. */
function fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <Fact key={name} icon={<Route size={18} />}>
      {name}: {text}
    </Fact>
  );
}

type Metres = number | null | undefined;

/** The ascent of a route, and the height of a point. */
function HeightFacts({ ascentM, heightM }: { ascentM: Metres; heightM: Metres }) {
  if (typeof ascentM !== 'number') return typeof heightM === 'number' && <HeightFact heightM={heightM} />;
  return (
    <Fact icon={<TrendingUp size={18} />}>
      <FormattedMessage id="facts.ascent" values={{ value: formatMetres(ascentM) }} />
    </Fact>
  );
}

/** Called by its name, and drawn as no rating of visitors (RULINGS 31). */
function Importance({ stars }: { stars: number }) {
  return (
    <Fact icon={<Award size={18} />}>
      <FormattedMessage id="facts.importance" values={{ stars }} />
    </Fact>
  );
}

function OpeningFact({ answer }: { readonly answer: OpeningAnswer }) {
  const language = useLanguage();
  const { server } = useClocks(answer);
  const { state, change } = openingAt(answer, server);
  return (
    <Fact icon={<Clock size={18} />} tone={state}>
      <span>
        <FormattedMessage id={`opening.${state}`} />
        {change !== null && (
          <span className={styles.change}>
            {' · '}
            <FormattedMessage
              id={state === 'OPEN' ? 'opening.closes' : 'opening.opens'}
              values={changeTime(change, new Date(server), language)}
            />
          </span>
        )}
      </span>
    </Fact>
  );
}
