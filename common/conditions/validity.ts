import type { Condition, ConditionKind } from './condition.ts';

/** The same moment by two clocks, ms. Offline the server's is the time of its last answer and what has passed since. */
export interface Clocks {
  readonly server: number;
  readonly device: number;
}

/** What the validity of a condition depends on. */
export type Validity = Pick<Condition, 'kind' | 'severity' | 'validFrom' | 'validUntil'>;

/** The moment where one clock counts, as on the server. */
export function oneClock(now: number): Clocks {
  return { server: now, device: now };
}

/** Kinds that warn unless a source says how grave they are. */
const WARNING_KINDS: ReadonlySet<ConditionKind> = new Set(['CLOSED', 'WARNING', 'LIMITED', 'NOTICE']);

/** Whether it is safer to show it for too long than for too short a time. */
export function isWarning({ kind, severity }: Pick<Condition, 'kind' | 'severity'>): boolean {
  if (kind === 'GROOMED') return false;
  return WARNING_KINDS.has(kind) || (severity !== null && severity !== 'MINOR');
}

/**
 * Whether it counts now. Where the clocks differ, a warning begins by the one that is ahead and ends by the one that is
 * behind, and good news the other way round. It is over at its end itself.
 */
export function isInForce(condition: Validity, { server, device }: Clocks): boolean {
  const [behind, ahead] = [Math.min(server, device), Math.max(server, device)];
  const [begun, ending] = isWarning(condition) ? [ahead, behind] : [behind, ahead];
  const { validFrom, validUntil } = condition;
  return begun >= validFrom && (validUntil === null || ending < validUntil);
}

/** The next moment after `now` at which one of them begins or ends; null: nothing changes any more. */
export function nextChange(
  conditions: readonly Pick<Validity, 'validFrom' | 'validUntil'>[],
  now: number,
): number | null {
  let next = Infinity;
  for (const { validFrom, validUntil } of conditions) {
    if (validFrom > now && validFrom < next) next = validFrom;
    if (validUntil !== null && validUntil > now && validUntil < next) next = validUntil;
  }
  return Number.isFinite(next) ? next : null;
}
