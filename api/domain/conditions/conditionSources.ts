import { termsOf } from '#api/domain/places/sources.ts';

/** Who says what is the matter, and the terms under which it is shown. */
export interface ConditionSource {
  readonly key: string;
  /** These are null for what visitors and managers write. */
  readonly name: string | null;
  readonly attribution: string | null;
  readonly licence: string | null;
  readonly licenceUrl: string | null;
  readonly url: string | null;
  /** When its last good answer came, ms: it is of then. Null for what is written here. */
  readonly answeredAt: number | null;
}

/** The source of a key, as its conditions name it. */
export function conditionSource(key: string, answered: ReadonlyMap<string, number>): ConditionSource {
  const { name = null, attribution = null, licence = null, licenceUrl = null, url = null } = termsOf(key) ?? {};
  return { key, name, attribution, licence, licenceUrl, url, answeredAt: answered.get(key) ?? null };
}
