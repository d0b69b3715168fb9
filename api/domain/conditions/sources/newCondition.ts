import type { Geometry } from 'geojson';
import type { Condition, ConditionAbout } from '#common/conditions/condition.ts';

/** A condition as its source reports it. */
export interface NewCondition extends Omit<Condition, 'id' | 'source'>, ConditionAbout {
  /** The name by which the source knows it. */
  readonly key: string;
  /** To draw, where codes say what it reaches. */
  readonly outline: Geometry | null;
}

const KEY_MAX = 600;
const CODE_MAX = 100;
const HEADLINE_MAX = 500;
const DESCRIPTION_MAX = 5000;

/** What is wrong with a condition, in words for the log; null: it can be stored. */
export function faultOf(condition: NewCondition): string | null {
  const { kind, validFrom, validUntil, observedAt, link } = condition;
  if (condition.key === '' || condition.key.length > KEY_MAX) return 'has no key';
  if (![validFrom, validUntil ?? 0, observedAt].every(isTime)) return 'has a time that is none';
  if (validUntil !== null && validUntil <= validFrom) return 'ends before it begins';
  if (kind === 'GROOMED' && validUntil === null) return 'is good news without an end';
  if (!reachesAnything(condition)) return 'is about nothing';
  if (link !== null && !/^https:\/\/\S+$/.test(link)) return 'has an unsafe link';
  return areTextsLong(condition) ? 'has a text that is too long' : null;
}

/** Times that JavaScript and PostgreSQL can both store. */
function isTime(ms: number): boolean {
  return Number.isInteger(ms) && Math.abs(ms) < 8e15;
}

function reachesAnything({ placeId, geometry, municipalities, regions }: ConditionAbout): boolean {
  return placeId !== null || geometry !== null || municipalities.length + regions.length > 0;
}

function areTextsLong({ texts, code }: NewCondition): boolean {
  return (
    (code ?? '').length > CODE_MAX ||
    Object.values(texts).some(
      ({ headline, description }) => headline.length > HEADLINE_MAX || description.length > DESCRIPTION_MAX,
    )
  );
}
