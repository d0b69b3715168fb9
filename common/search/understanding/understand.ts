import type { Atom, Token } from './atom.ts';
import { tokensOf } from './tokens.ts';
import type { Meaning, Nearness, Range, UnderstoodLine, UnderstoodPart } from './understood.ts';
import type { Vocabulary } from './vocabulary.ts';
import { FIRE_OR_SHELTER } from './words.ts';

/** Words that say one thing, with the small words that belong to them. */
interface Said {
  readonly atom: Atom | null;
  readonly ranges: readonly Range[];
  /** Without the small words. */
  readonly word: Range;
}

type SaidAs<Type extends Atom['type']> = Said & { readonly atom: Extract<Atom, { type: Type }> };

interface Part {
  readonly meaning: Meaning;
  readonly said: readonly Said[];
}

/**
 * What a search line says of kind, features, opening and area, and what is left of it as a name; null where it is no
 * more than a name: of a category or a place. `isNamed` says that the search by names finds a category called
 * so: "kahvila" it finds, "kahviloita" it does not.
 */
export function understand(line: string, vocabulary: Vocabulary, isNamed = true): UnderstoodLine | null {
  const tokens = tokensOf(line, vocabulary);
  const said = withSmallWords(tokens);
  const what = askedWhat(said);
  const features = askedFeatures(said, what);
  const opening = askedOpening(said, what !== null);
  const area = askedArea(said);
  const parts = [what, ...features, opening, area].filter((part) => part !== null);
  const used = new Set(parts.flatMap((part) => part.said));
  const left = said.filter((one) => !used.has(one) && !isSmall(one.atom)).map(({ word }) => word);
  // "Playgrounds near me" is no name of a category either.
  const hasSmallWords = tokens.some(({ atom }) => isSmall(atom));
  const isMoreThanWhat = !isNamed || area !== null || left.length > 0 || hasSmallWords;
  const isMore = features.length > 0 || opening !== null || area !== null || (what !== null && isMoreThanWhat);
  if (!isMore) return null;
  return {
    parts: parts.map(understoodPart).toSorted((a, b) => startOf(a) - startOf(b)),
    rest: left.map(([start, end]) => line.slice(start, end)).join(' '),
    restRanges: left,
    nearness: nearnessOf(tokens),
  };
}

function nearnessOf(tokens: readonly Token[]): Nearness | null {
  const types = tokens.map(({ atom }) => atom?.type);
  return types.includes('nearest') ? 'nearest' : types.includes('near') ? 'near' : null;
}

/**
 * The line without the words that only ask and the small words around them, as it is looked for among names: "what are
 * the opening hours of Kiasma" is "Kiasma". All of it where nothing else is said.
 */
export function withoutAsking(line: string, vocabulary: Vocabulary): string {
  const tokens = tokensOf(line, vocabulary);
  if (!tokens.some(isAsking)) return line;
  const isCut = tokens.map((token) => isAsking(token));
  // From the start of the line, and from each word that asks to both sides.
  for (let at = 0; at < tokens.length; at += 1) isCut[at] ||= (isCut[at - 1] ?? true) && joins(tokens[at]);
  for (let at = tokens.length - 1; at >= 0; at -= 1) isCut[at] ||= (isCut[at + 1] ?? false) && joins(tokens[at]);
  const ranges = tokens.filter((_, at) => isCut[at]).map(({ range }) => range);
  return lineWithout(line, ranges) || line;
}

function isAsking({ atom }: Token): boolean {
  return atom?.type === 'asking';
}

function joins(token: Token | undefined): boolean {
  return token?.atom?.type === 'joining' || token?.atom?.type === 'following';
}

/** The line without these pieces, as it can be asked again. */
export function lineWithout(line: string, ranges: readonly Range[]): string {
  const last = ranges.toSorted(([a], [b]) => b - a);
  return last
    .reduce((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, line)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.!?])/g, '')
    .replace(/^[\s,.]+|[\s,]+$/g, '');
}

function understoodPart({ meaning, said }: Part): UnderstoodPart {
  return { meaning, ranges: said.flatMap(({ ranges }) => ranges) };
}

function startOf({ ranges }: UnderstoodPart): number {
  return Math.min(...ranges.map(([start]) => start));
}

/** Whether it says nothing alone. */
function isSmall(atom: Atom | null): boolean {
  return (
    atom !== null &&
    [
      'joining',
      'following',
      'praising',
      'asking',
      'idle',
      'clock',
      'atMost',
      'atLeast',
      'kilometre',
      'near',
      'nearest',
    ].includes(atom.type)
  );
}

/** Small words go with what they stand before ("in Porvoo") or after ("dogs allowed"). */
function withSmallWords(tokens: readonly Token[]): Said[] {
  const said: { atom: Atom | null; ranges: Range[]; word: Range }[] = [];
  let before: Range[] = [];
  for (const { atom, range } of tokens) {
    const last = said.at(-1);
    if (atom?.type === 'following' && before.length === 0 && last && last.atom !== null) last.ranges.push(range);
    else if (isSmall(atom)) before.push(range);
    else {
      // Before a name it is no more than a small word.
      said.push({ atom, ranges: atom === null ? [range] : [...before, range], word: range });
      before = [];
    }
  }
  return said;
}

function saidAs<Type extends Atom['type']>(said: readonly Said[], ...types: readonly Type[]): SaidAs<Type>[] {
  return said.filter((one): one is SaidAs<Type> => types.some((type) => type === one.atom?.type));
}

/** The category, or else the kind: "uimaranta uimaan" is a category. Of a route and a shelter the route is meant. */
function askedWhat(said: readonly Said[]): Part | null {
  const categories = saidAs(said, 'category');
  const kinds = saidAs(said, 'kind');
  const main = categories.find(({ atom }) => !FIRE_OR_SHELTER.has(atom.key)) ?? categories[0];
  if (main)
    return { meaning: main.atom, said: [...categories.filter(({ atom }) => atom.key === main.atom.key), ...kinds] };
  const [kind] = kinds;
  return kind ? { meaning: kind.atom, said: kinds.filter(({ atom }) => atom.kind === kind.atom.kind) } : null;
}

function askedFeatures(said: readonly Said[], what: Part | null): Part[] {
  const shelters = saidAs(said, 'category').filter(
    (one) => !what?.said.includes(one) && FIRE_OR_SHELTER.has(one.atom.key),
  );
  const all = saidAs(said, 'features');
  const keys = [...new Set(all.map(keyOf))];
  return [
    ...keys.flatMap((key): Part[] => {
      const same = all.filter((one) => keyOf(one) === key);
      return same[0] ? [{ meaning: same[0].atom, said: same }] : [];
    }),
    ...(shelters.length > 0
      ? [{ meaning: { type: 'features', features: ['fireOrShelter'] } as const, said: shelters }]
      : []),
  ];
}

function keyOf({ atom }: SaidAs<'features'>): string {
  return atom.features.join();
}

/** A day or time alone asks for opening hours where it is said of a kind of places: "kahvila sunnuntai". */
function askedOpening(said: readonly Said[], isOfPlaces: boolean): Part | null {
  const open = saidAs(said, 'open');
  const days = saidAs(said, 'day');
  const times = saidAs(said, 'minutes');
  const all = [...open, ...days, ...times];
  if (all.length === 0 || (open.length === 0 && !isOfPlaces)) return null;
  const opening = { day: days[0]?.atom.day ?? null, minutes: times[0]?.atom.minutes ?? null };
  return { meaning: { type: 'opening', opening }, said: all };
}

function askedArea(said: readonly Said[]): Part | null {
  const [first] = saidAs(said, 'area');
  const same = saidAs(said, 'area').filter(({ atom }) => atom.name === first?.atom.name);
  return first ? { meaning: first.atom, said: same } : null;
}
