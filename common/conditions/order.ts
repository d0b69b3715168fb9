import { type Condition, CONDITION_KINDS, CONDITION_SEVERITIES } from './condition.ts';

type Ordered = Pick<Condition, 'id' | 'kind' | 'severity' | 'isOfficial' | 'observedAt'>;

/**
 * Conditions as they are shown: what an official source says before what visitors report, the kinds in their order, the
 * gravest of a kind first, then the newest.
 */
export function inDisplayOrder<C extends Ordered>(conditions: readonly C[]): C[] {
  return conditions.toSorted(
    (a, b) =>
      Number(b.isOfficial) - Number(a.isOfficial) ||
      CONDITION_KINDS.indexOf(a.kind) - CONDITION_KINDS.indexOf(b.kind) ||
      gravity(a) - gravity(b) ||
      b.observedAt - a.observedAt ||
      a.id - b.id,
  );
}

/** 0 for the gravest; one that its source has not weighed stands before a minor one. */
function gravity({ severity }: Ordered): number {
  return severity === null ? CONDITION_SEVERITIES.indexOf('MINOR') - 0.5 : CONDITION_SEVERITIES.indexOf(severity);
}

/**
 * Whether the kind is said before a headline. Reports say in their headlines what was seen, and headlines of water and
 * ice name these.
 */
export function isKindSaid({ kind, isOfficial }: Pick<Condition, 'kind' | 'isOfficial'>, headline: string): boolean {
  return headline === '' || (isOfficial && kind !== 'WATER' && kind !== 'ICE');
}

/** Whether the place cannot be visited; a report of a visitor alone closes nothing. */
export function isClosure({ kind, isOfficial }: Pick<Condition, 'kind' | 'isOfficial'>): boolean {
  return kind === 'CLOSED' && isOfficial;
}
