import { termsOf } from '#api/domain/places/sources.ts';
import type { CurrentCondition } from './currentConditions.ts';

/** A source of conditions, and the terms under which they are shown. */
export interface ConditionSource {
  readonly key: string;
  /** Of a manager's condition the organisation. This and the terms are null for what visitors report. */
  readonly name: string | null;
  readonly attribution: string | null;
  readonly licence: string | null;
  readonly licenceUrl: string | null;
  readonly url: string | null;
  /** When its last good answer came, ms: it is of then. Null for what is written here. */
  readonly answeredAt: number | null;
}

/** The source of a condition as it is shown with it. */
export function sourceOf(
  { source, organisation }: Pick<CurrentCondition, 'source' | 'organisation'>,
  answered: ReadonlyMap<string, number>,
): ConditionSource {
  const known = conditionSource(source, answered);
  return organisation === null ? known : { ...known, name: organisation };
}

/** The source of a key; managers' conditions name their organisations themselves. */
export function conditionSource(key: string, answered: ReadonlyMap<string, number>): ConditionSource {
  const { name = null, attribution = null, licence = null, licenceUrl = null, url = null } = termsOf(key) ?? {};
  return { key, name, attribution, licence, licenceUrl, url, answeredAt: answered.get(key) ?? null };
}
