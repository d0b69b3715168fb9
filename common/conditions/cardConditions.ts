import type { Condition, ConditionKind } from './condition.ts';

/** The kinds of conditions that a card shows, the gravest first; the page of the place shows the others too. */
export const CARD_KINDS = ['CLOSED', 'WARNING', 'LIMITED'] as const satisfies readonly ConditionKind[];

type CardKind = (typeof CARD_KINDS)[number];

export interface CardCondition {
  readonly kind: CardKind;
  /** When the last of its kind is over, ms; null: that is not known. */
  readonly validUntil: number | null;
}

/**
 * What a card says by the conditions that are in force at its place, each kind once. A closure that is not one of the
 * whole place (`closures`) restricts it; a place that is out of service is closed until further notice.
 */
export function cardConditions<C extends Pick<Condition, 'kind' | 'validUntil'>>(
  inForce: readonly C[],
  closures: readonly C[],
  isOutOfService: boolean,
): CardCondition[] {
  const kindOf = (one: C) => (one.kind !== 'CLOSED' ? one.kind : closures.includes(one) ? 'CLOSED' : 'LIMITED');
  return CARD_KINDS.flatMap((kind) => {
    const ends = inForce.filter((one) => kindOf(one) === kind).map(({ validUntil }) => validUntil ?? Infinity);
    if (kind === 'CLOSED' && isOutOfService) ends.push(Infinity);
    const last = Math.max(...ends);
    return ends.length === 0 ? [] : [{ kind, validUntil: Number.isFinite(last) ? last : null }];
  });
}
