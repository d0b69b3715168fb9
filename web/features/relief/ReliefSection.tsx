import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { showProfile } from '#web/map/state/profilePoint.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import type { Relief, RouteLine } from './relief.ts';
import { ReliefChart } from './ReliefChart.tsx';
import { ReliefFacts } from './ReliefFacts.tsx';
import { ReliefTable } from './ReliefTable.tsx';
import { ReliefWords } from './ReliefWords.tsx';
import styles from './Relief.module.css';

interface Props {
  readonly relief: Relief;
  readonly line: RouteLine;
}

/** How a line goes up and down: in words, as a chart that is tied to the map, and as a table. */
export function ReliefSection({ relief, line }: Props) {
  useEffect(() => showProfile(line), [line]);
  return (
    <Section title={<FormattedMessage id="relief.title" />}>
      <div className={styles.relief}>
        <ReliefFacts relief={relief} />
        <ReliefWords relief={relief} />
        <ReliefChart relief={relief} line={line} />
        <ReliefTable relief={relief} />
      </div>
    </Section>
  );
}
