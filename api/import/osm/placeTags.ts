import rules from '#common/catalogue/osmRules.json' with { type: 'json' };
import { isTrailName } from './tracks.ts';

type ValueTest = (value: string) => boolean;

const valueTests: ReadonlyMap<string, ValueTest> = new Map(
  [...firstConditions()].map(([key, values]) => [key, testOf(values)]),
);

/**
 * Values by key, null = any value. Each alternative of each rule asks for several tags; its first tag is enough to rule
 * out elements that cannot fit.
 */
function firstConditions(): Map<string, Set<string> | null> {
  const tags = new Map<string, Set<string> | null>();
  for (const conditions of rules.flatMap(({ any }) => any)) {
    const asked = conditions.find(({ not }) => !not);
    if (asked === undefined) throw new TypeError('a rule of the catalogue asks for no tag');
    const known = tags.get(asked.tag);
    if (known === null || asked.values === null) tags.set(asked.tag, null);
    else tags.set(asked.tag, new Set([...(known ?? []), ...asked.values]));
  }
  return tags;
}

/** A tag may hold several values: `cafe;bar`. */
function testOf(values: ReadonlySet<string> | null): ValueTest {
  if (values === null) return () => true;
  return (value) =>
    values.has(value) || (value.includes(';') && value.split(';').some((part) => values.has(part.trim())));
}

/**
 * A test of the values of a key that may make an element a place; undefined where none does. Nearly all elements of a
 * file have no such tag (paths, houses, kerbs) and are skipped before their tags are decoded.
 */
export function placeTag(key: string): ValueTest | undefined {
  return key === 'name' ? isTrailName : valueTests.get(key);
}
