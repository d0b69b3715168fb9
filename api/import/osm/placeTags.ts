import rules from '#common/categories/osmRules.json' with { type: 'json' };

/** Values by key of the tags that a place must have one of; null = any value. */
const placeTags: ReadonlyMap<string, ReadonlySet<string> | null> = firstConditions();

/** Each alternative of each rule asks for several tags; the first of them is enough to tell what cannot fit. */
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

/**
 * Can an element with this tag be a place? Nearly all elements of a file have no such tag (paths, houses, kerbs), and are
 * let go before their tags are even put together.
 */
export function isPlaceTag(key: string, value: string): boolean {
  const values = placeTags.get(key);
  if (values === undefined) return false;
  return values === null || values.has(value) || (value.includes(';') && value.split(';').some((part) => values.has(part.trim())));
}
