import { Ban, Flame } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { cardConditions } from '#common/conditions/cardConditions.ts';
import { isInForce } from '#common/conditions/validity.ts';
import type { ConditionFacts_attraction$key } from '#web/__generated__/ConditionFacts_attraction.graphql.ts';
import { Fact } from '#web/features/detail/Facts.tsx';
import { closedWords } from './closedWords.ts';
import { conditionOf } from './conditionOf.ts';
import { useClocks } from './useClocks.ts';
import { useFireVerdict } from './useFireVerdict.ts';

const FRAGMENT = graphql`
  fragment ConditionFacts_attraction on Attraction {
    closures {
      ...conditionOf_condition
    }
    fire {
      ...useFireVerdict_fire
    }
  }
`;

/** The tone of each verdict on fires: that of an open place, of a closed one, or of one with unknown hours. */
const TONES = { YES: 'OPEN', NO: 'CLOSED', ASK: 'UNKNOWN' } as const;

/** Says in a few words at the top of a place's page whether it is closed, and whether a fire may be lit. */
export function ConditionFacts({ attractionKey }: { attractionKey: ConditionFacts_attraction$key }) {
  const attraction = useFragment(FRAGMENT, attractionKey);
  const { closures, fire } = attraction;
  const now = useClocks(attraction);
  const verdict = useFireVerdict(fire);
  const inForce = closures.map(conditionOf).filter((one) => isInForce(one, now));
  const [closed] = cardConditions(inForce, inForce, false);
  return (
    <>
      {closed && (
        <Fact icon={<Ban size={18} />} tone="CLOSED">
          <FormattedMessage {...closedWords(closed.validUntil, now.server)} />
        </Fact>
      )}
      {verdict !== null && (
        <Fact icon={<Flame size={18} />} tone={TONES[verdict.answer]}>
          <FormattedMessage id={`fire.fact.${verdict.answer}`} />
        </Fact>
      )}
    </>
  );
}
