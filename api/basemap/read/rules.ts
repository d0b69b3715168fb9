import type { Tags, TagTest } from '#api/osm/block.ts';

/** Values by key; `'any'` = whatever value. */
export type TagValues = Readonly<Record<string, readonly string[] | 'any'>>;

/** When an element is drawn by a row of a table. */
export interface Rule {
  /** An element is drawn by the first row of a slot that fits it; rows of other slots may draw it too. */
  readonly slot: string;
  /** The element has one of these tags. */
  readonly when: TagValues;
  /** The element has all of these tags too. */
  readonly also?: TagValues;
  /** The element has none of these tags. */
  readonly unless?: TagValues;
}

interface Entry<R> {
  readonly rule: R;
  readonly order: number;
}

function holds(tags: Tags, key: string, values: TagValues): boolean {
  const [value, wanted] = [tags[key], values[key]];
  return value !== undefined && wanted !== undefined && (wanted === 'any' || wanted.includes(value));
}

/** Whether the tags hold one of the values. */
export function holdsOne(tags: Tags, values: TagValues): boolean {
  for (const key in values) if (holds(tags, key, values)) return true;
  return false;
}

/** Whether the tags hold a value of each key. */
function holdsAll(tags: Tags, values: TagValues): boolean {
  for (const key in values) if (!holds(tags, key, values)) return false;
  return true;
}

/**
 * A table of rules, looked up by the tags of an element: the work depends on the number of tags, not on the length of
 * the table.
 */
export class RuleTable<R extends Rule> {
  readonly rules: readonly R[];
  readonly #entries = new Map<string, Map<string, Entry<R>[]>>();

  constructor(rules: readonly R[]) {
    this.rules = rules;
    for (const [order, rule] of rules.entries()) {
      for (const [key, values] of Object.entries(rule.when)) {
        for (const value of values === 'any' ? ['any'] : values) this.#add(key, value, { rule, order });
      }
    }
  }

  #add(key: string, value: string, entry: Entry<R>): void {
    const byValue = this.#entries.get(key) ?? new Map<string, Entry<R>[]>();
    this.#entries.set(key, byValue);
    byValue.set(value, [...(byValue.get(value) ?? []), entry]);
  }

  /** The rows that draw an element of these tags, at most one of each slot, in the order of the table. */
  of(tags: Tags): R[] {
    const found: Entry<R>[] = [];
    for (const key in tags) {
      const byValue = this.#entries.get(key);
      if (byValue === undefined) continue;
      for (const entries of [byValue.get(tags[key] ?? ''), byValue.get('any')]) {
        for (const entry of entries ?? []) if (fits(entry.rule, tags)) found.push(entry);
      }
    }
    if (found.length > 1) found.sort((a, b) => a.order - b.order);
    return found
      .map(({ rule }) => rule)
      .filter(({ slot }, i, rules) => rules.findIndex((rule) => rule.slot === slot) === i);
  }

  /** Whether a tag may draw an element; tested before the tags of an element are decoded. */
  readonly mayDraw: TagTest = (key) => {
    const byValue = this.#entries.get(key);
    return byValue === undefined ? undefined : (value) => byValue.has(value) || byValue.has('any');
  };
}

function fits({ also, unless }: Rule, tags: Tags): boolean {
  return (also === undefined || holdsAll(tags, also)) && (unless === undefined || !holdsOne(tags, unless));
}

/** A test whether a tag may draw an element by one of several tables. */
export function anyOf(tests: readonly TagTest[]): TagTest {
  return (key) => {
    const asked = tests.map((test) => test(key)).filter((test) => test !== undefined);
    return asked.length === 0 ? undefined : (value) => asked.some((test) => test(value));
  };
}
