import { Ban, CircleAlert, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { type Clocks, isInForce } from '#common/conditions/validity.ts';
import type { AttractionCard_attraction$data } from '#web/__generated__/AttractionCard_attraction.graphql.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { closedWords } from './closedWords.ts';
import { useClocks } from './useClocks.ts';
import styles from './CardConditions.module.css';

type CardCondition = AttractionCard_attraction$data['cardConditions'][number];

const GLYPHS = { CLOSED: Ban, WARNING: TriangleAlert, LIMITED: CircleAlert } as const;

/** The conditions in force at the place of a card; for a closed place, only that it is closed. */
export function CardConditions({ conditions }: { readonly conditions: readonly CardCondition[] }) {
  const now = useClocks();
  const inForce = conditions.filter(({ kind, validUntil }) =>
    isInForce({ kind, severity: null, validFrom: -Infinity, validUntil: timeOf(validUntil) }, now),
  );
  const shown = inForce[0]?.kind === 'CLOSED' ? inForce.slice(0, 1) : inForce;
  return (
    shown.length > 0 && (
      <PlaceTexts>
        <span className={styles.conditions}>
          {shown.map((one) => (
            <Condition key={one.kind} condition={one} now={now} />
          ))}
        </span>
      </PlaceTexts>
    )
  );
}

function Condition({
  condition: { kind, validUntil },
  now,
}: {
  readonly condition: CardCondition;
  readonly now: Clocks;
}) {
  const Glyph = GLYPHS[kind];
  return (
    <span className={styles.condition} data-kind={kind}>
      <Glyph size={16} aria-hidden="true" />
      {kind === 'CLOSED' ? (
        <FormattedMessage {...closedWords(timeOf(validUntil), now.server)} />
      ) : (
        <FormattedMessage id={`condition.${kind}`} />
      )}
    </span>
  );
}

function timeOf(moment: unknown): number | null {
  return typeof moment === 'string' ? Date.parse(moment) : null;
}
