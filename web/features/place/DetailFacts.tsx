import { Clock, MapPin, Route, Square, Star } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatArea, formatDistance, formatLength } from '#common/format.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { DetailFacts_attraction$key } from '#web/__generated__/DetailFacts_attraction.graphql.ts';
import { Fact, Facts } from '#web/features/detail/Facts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useUserPosition } from '#web/map/location/userPosition.ts';
import { changeTime } from './openingHours.ts';
import styles from '#web/features/detail/Facts.module.css';

const FRAGMENT = graphql`
  fragment DetailFacts_attraction on Attraction {
    areaM2
    lengthM
    stars
    pos
    isClosedForNow
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
  const { areaM2, isClosedForNow, lengthM, stars, pos, properties } = useFragment(FRAGMENT, attractionKey);
  const visitor = useUserPosition();
  const { facts, openingHours } = properties;
  return (
    <Facts>
      {isClosedForNow && (
        <Fact icon={<Clock size={18} />} tone="CLOSED">
          <FormattedMessage id="facts.closed" />
        </Fact>
      )}
      {typeof lengthM === 'number' && (
        <Fact icon={<Route size={18} />} label={<FormattedMessage id="facts.length" />}>
          {formatLength(lengthM)}
        </Fact>
      )}
      {typeof areaM2 === 'number' && (
        <Fact icon={<Square size={18} />} label={<FormattedMessage id="facts.area" />}>
          {formatArea(areaM2)}
        </Fact>
      )}
      {visitor !== null && (
        <Fact icon={<MapPin size={18} />} label={<FormattedMessage id="facts.distance" />}>
          {formatDistance(distanceKm(visitor, pos))}
        </Fact>
      )}
      {facts.filter(({ isMain }) => isMain).map(fact)}
      {openingHours && !isClosedForNow && (
        <Fact icon={<Clock size={18} />} tone={openingHours.state}>
          <Opening {...openingHours} />
        </Fact>
      )}
      {stars > 0 && <Stars stars={stars} />}
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

function Stars({ stars }: { stars: number }) {
  return (
    <li className={styles.fact}>
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: 5 }, (_, at) => (
          <Star key={at} size={18} fill={at < stars ? 'currentColor' : 'none'} />
        ))}
      </span>
      <span className="spoken">
        <FormattedMessage id="facts.stars" values={{ stars }} />
      </span>
    </li>
  );
}

type State = 'OPEN' | 'CLOSED' | 'UNKNOWN';

function Opening({ state, nextChange }: { state: State; nextChange: string | null | undefined }) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <span>
      <FormattedMessage id={`opening.${state}`} />
      {typeof nextChange === 'string' && (
        <span className={styles.change}>
          {' · '}
          <FormattedMessage
            id={state === 'OPEN' ? 'opening.closes' : 'opening.opens'}
            values={{ time: changeTime(new Date(nextChange), now, language) }}
          />
        </span>
      )}
    </span>
  );
}
