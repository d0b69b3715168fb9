import { Snowflake } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { inDisplayOrder } from '#common/conditions/order.ts';
import { isInForce } from '#common/conditions/validity.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { isOutOfSeason } from '#common/ranking/snow.ts';
import type { DetailConditions_attraction$key } from '#web/__generated__/DetailConditions_attraction.graphql.ts';
import { WatchPlace } from '#web/features/watching/WatchPlace.tsx';
import { ConditionNote } from './ConditionNote.tsx';
import { conditionOf } from './conditionOf.ts';
import { FireNow } from './FireNow.tsx';
import { ConditionReporting } from './reports/ConditionReporting.tsx';
import { useClocks } from './useClocks.ts';
import styles from './DetailConditions.module.css';

const FRAGMENT = graphql`
  fragment DetailConditions_attraction on Attraction {
    category {
      key
    }
    conditions {
      id
      ...conditionOf_condition
      ...ConditionNote_condition
    }
    fire {
      ...FireNow_fire
    }
  }
`;

interface Props {
  readonly id: AttractionId;
  readonly name: string;
  readonly attractionKey: DetailConditions_attraction$key;
}

/**
 * The conditions in force at a place now, the verdict on fires, and the ways to report a condition and to watch the
 * place.
 */
export function DetailConditions({ id: place, name, attractionKey }: Props) {
  const attraction = useFragment(FRAGMENT, attractionKey);
  const { category, conditions, fire } = attraction;
  const now = useClocks(attraction);
  const inForce = inDisplayOrder(
    conditions.map((key) => ({ ...conditionOf(key), key })).filter((condition) => isInForce(condition, now)),
  );
  // On early snow tracks open before winter.
  const isGroomed = inForce.some(({ kind }) => kind === 'GROOMED');
  return (
    <div className={styles.conditions}>
      {isOutOfSeason(category.key, new Date(now.server)) && !isGroomed && (
        <p className={styles.season}>
          <Snowflake size={18} aria-hidden="true" />
          <FormattedMessage id="conditions.winterOnly" />
        </p>
      )}
      {fire && <FireNow fireKey={fire} />}
      {inForce.length > 0 && (
        <section aria-labelledby="conditions">
          <h2 id="conditions" className="spoken">
            <FormattedMessage id="conditions.title" />
          </h2>
          <ul className={styles.list}>
            {inForce.map(({ key, ...timed }) => (
              <ConditionNote key={key.id} id={key.id} timed={timed} conditionKey={key} place={place} placeName={name} />
            ))}
          </ul>
        </section>
      )}
      <div className={styles.buttons}>
        <ConditionReporting id={place} name={name} />
        <WatchPlace id={place} />
      </div>
    </div>
  );
}
