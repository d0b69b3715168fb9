import type { NewCondition } from '#api/domain/conditions/sources/newCondition.ts';
import { storeConditions } from '#api/domain/conditions/sources/storeConditions.ts';
import type { Database } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log.ts';
import { HOUR_MS } from '#common/time.ts';

/** A condition as a test describes it; other fields have defaults. */
export interface MadeCondition extends Partial<Omit<NewCondition, 'texts' | 'validFrom' | 'validUntil'>> {
  readonly key: string;
  /** Hours after the beginning; null: it has no end. */
  readonly from: number;
  readonly until: number | null;
}

/** The condition of a test that begins at a moment (ms); its headline is its key. */
export function madeCondition({ from, until, ...made }: MadeCondition, beginning: number): NewCondition {
  const at = (hours: number) => Math.round(beginning + hours * HOUR_MS);
  return {
    kind: 'WARNING',
    severity: null,
    code: null,
    isOfficial: true,
    placeId: null,
    geometry: null,
    outline: null,
    municipalities: [],
    regions: [],
    observedAt: at(from),
    link: null,
    ...made,
    texts: { fi: { headline: made.key, description: '' } },
    validFrom: at(from),
    validUntil: until === null ? null : at(until),
  };
}

/** Stores all that a source says at a moment (ms). */
export function sourceSays(
  db: Database,
  source: string,
  at: number,
  conditions: readonly NewCondition[],
): Promise<void> {
  return storeConditions(db, createLog('silent'), source, { at: new Date(at), conditions, state: null });
}
