import { isKind } from '#common/catalogue/kinds.ts';
import { isPlaceFeature } from '#common/places/features.ts';
import type { OfferedCategory } from '#common/search/searchTypes.ts';
import type { Atom } from './atom.ts';
import {
  AHEAD_WORDS,
  CLOCK_WORDS,
  DURATION_WORDS,
  HOUR_WORDS,
  HOURS_WORDS,
  OPEN_WORDS,
  WEEKDAY_WORDS,
} from './timeWords.ts';
import {
  ASKING_WORDS,
  AT_LEAST_WORDS,
  AT_MOST_WORDS,
  CATEGORY_WORDS,
  FEATURE_WORDS,
  FOLLOWING_WORDS,
  JOINING_WORDS,
  KILOMETRE_WORDS,
  KIND_WORDS,
  NAME_WORDS,
  NEAR_WORDS,
  NEAREST_WORDS,
  PRAISING_WORDS,
  VAGUE_WORDS,
} from './words.ts';

interface Entry {
  readonly words: string;
  readonly atom: Atom;
}

/** The table of words, what stands first is right. */
export function tableEntries(): Entry[] {
  const plain = [
    [OPEN_WORDS, 'open'],
    [HOURS_WORDS, 'hours'],
    [CLOCK_WORDS, 'clock'],
    [AT_MOST_WORDS, 'atMost'],
    [AT_LEAST_WORDS, 'atLeast'],
    [KILOMETRE_WORDS, 'kilometre'],
    [DURATION_WORDS, 'duration'],
    [JOINING_WORDS, 'joining'],
    [PRAISING_WORDS, 'praising'],
    [ASKING_WORDS, 'asking'],
    [NAME_WORDS, 'name'],
    [FOLLOWING_WORDS, 'following'],
    [NEAR_WORDS, 'near'],
    [NEAREST_WORDS, 'nearest'],
  ] as const;
  return [
    ...featureEntries(FEATURE_WORDS),
    ...plain.map(([words, type]): Entry => ({ words, atom: { type } })),
    ...AHEAD_WORDS.map((words, ahead): Entry => ({ words, atom: { type: 'day', day: { ahead } } })),
    ...WEEKDAY_WORDS.map((words, weekday): Entry => ({ words, atom: { type: 'day', day: { weekday } } })),
    ...Object.entries(HOUR_WORDS).map(([hour, words]): Entry => ({
      words,
      atom: { type: 'minutes', minutes: 60 * Number(hour) },
    })),
    ...kindEntries(KIND_WORDS, 'kind'),
    ...kindEntries(VAGUE_WORDS, 'vague'),
  ];
}

export function featureEntries(table: Readonly<Record<string, string>>): Entry[] {
  return Object.entries(table).flatMap(([feature, words]): Entry[] =>
    isPlaceFeature(feature) ? [{ words, atom: { type: 'features', features: [feature] } }] : [],
  );
}

function kindEntries(table: Readonly<Record<string, string>>, type: 'kind' | 'vague'): Entry[] {
  return Object.entries(table).flatMap(([kind, words]): Entry[] =>
    isKind(kind) ? [{ words, atom: { type, kind } }] : [],
  );
}

/** Names before further words: "kauppa" is also said of what is called something else. */
export function categoryEntries(categories: readonly OfferedCategory[]): Entry[] {
  const entry = (words: string, key: string): Entry => ({ words, atom: { type: 'category', key } });
  const byWeight = categories.toSorted((a, b) => b.weight - a.weight);
  return [
    ...Object.entries(CATEGORY_WORDS).map(([key, words]) => entry(words, key)),
    ...byWeight.flatMap(({ names, key }) => names.map((name) => entry(name, key))),
    ...byWeight.flatMap(({ further, key }) => further.map((word) => entry(word, key))),
  ];
}
