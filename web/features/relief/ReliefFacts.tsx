import { ArrowDownToLine, ArrowUpToLine, Clock, TrendingDown, TrendingUp, Triangle } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDecimal, formatMetres } from '#common/format.ts';
import { Fact, Facts } from '#web/features/detail/Facts.tsx';
import type { Relief } from './relief.ts';
import { travelTime } from './reliefWords.ts';

/** The figures of a profile. */
export function ReliefFacts({ relief }: { relief: Relief }) {
  const intl = useIntl();
  const { ascentM, descentM, highestM, lowestM, steepestPercent, minutes } = relief;
  return (
    <Facts>
      <Fact icon={<TrendingUp size={18} />}>
        <FormattedMessage id="relief.ascent" values={{ value: formatMetres(ascentM) }} />
      </Fact>
      <Fact icon={<TrendingDown size={18} />}>
        <FormattedMessage id="relief.descent" values={{ value: formatMetres(descentM) }} />
      </Fact>
      <Fact icon={<ArrowUpToLine size={18} />}>
        <FormattedMessage id="relief.highest" values={{ value: formatMetres(highestM) }} />
      </Fact>
      <Fact icon={<ArrowDownToLine size={18} />}>
        <FormattedMessage id="relief.lowest" values={{ value: formatMetres(lowestM) }} />
      </Fact>
      {typeof steepestPercent === 'number' && (
        <Fact icon={<Triangle size={18} />}>
          <FormattedMessage id="relief.steepest" values={{ value: `${formatDecimal(steepestPercent, 0)}\u00A0%` }} />
        </Fact>
      )}
      {typeof minutes === 'number' && (
        <Fact icon={<Clock size={18} />}>
          <FormattedMessage id="relief.time" values={{ value: travelTime(intl, minutes) }} />
        </Fact>
      )}
    </Facts>
  );
}
