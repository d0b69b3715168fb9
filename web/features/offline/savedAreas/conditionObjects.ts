import { conditionText } from '#common/conditions/condition.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#common/languages.ts';
import type { SavedPlace } from '#common/offline/savedArea.ts';
import {
  type SavedAtPlace,
  type SavedCondition,
  type SavedConditions,
  savedCardConditions,
  savedReach,
} from '#common/offline/savedConditions.ts';
import { clocks } from '#web/data/serverClock.ts';
import type { SavedData } from './data.ts';
import { type LocalObject, node, plain } from './execute.ts';

interface Saved extends SavedAtPlace {
  readonly sources: SavedConditions['sources'];
}

/** What was saved of the conditions of a place, by the area that was saved last; null where nothing was. */
function savedOf(data: SavedData, id: number): Saved | null {
  for (const saved of data.conditions) {
    const reach = savedReach(saved, id);
    if (reach !== null) return { ...reach, sources: saved.sources };
  }
  return null;
}

/** The schema's conditions of a place: also those that are over or begin later, for the page goes by the clock. */
export function conditionObjects(data: SavedData, id: number): LocalObject[] {
  const saved = savedOf(data, id);
  return saved?.conditions.map((one) => conditionObject(saved, one)) ?? [];
}

/** What the card of a place says now. */
export function cardConditionObjects(data: SavedData, { id, isClosedForNow = false }: SavedPlace): LocalObject[] {
  return savedCardConditions(savedOf(data, id), isClosedForNow, clocks()).map(({ kind, validUntil }) =>
    plain('CardCondition', { kind, validUntil: iso(validUntil) }),
  );
}

/** The saved conditions that close all of the place. */
export function closureObjects(data: SavedData, id: number): LocalObject[] {
  const saved = savedOf(data, id);
  return saved?.closures.map((one) => conditionObject(saved, one)) ?? [];
}

/** The schema's `Condition` over a saved one. */
export function conditionObject({ sources }: Pick<Saved, 'sources'>, condition: SavedCondition): LocalObject {
  const { id, code, isOfficial, kind, link, severity, validFrom, validUntil, observedAt, texts } = condition;
  const source = sources.find(({ key }) => key === condition.source);
  return node('Condition', id, {
    ...plain('Condition', { conditionId: id, code, isOfficial, kind, link, severity }).fields,
    // Saved areas name no people.
    author: () => null,
    confirmations: () => 0,
    validFrom: () => iso(validFrom),
    validUntil: () => iso(validUntil),
    observedAt: () => iso(observedAt),
    source: () =>
      plain('ConditionSource', { key: condition.source, name: condition.organisation ?? source?.name ?? null }),
    text: ({ language }) => {
      const text = conditionText(texts, isLanguage(language) ? language : DEFAULT_LANGUAGE);
      return text && plain('ConditionText', { ...text });
    },
  });
}

/** The schema's facts on fires at a place; null where it is no place for fires, or nothing was saved. */
export function fireObject(data: SavedData, id: number): LocalObject | null {
  const saved = savedOf(data, id);
  if (!saved?.fire) return null;
  const { answeredAt, conditions, ...facts } = saved.fire;
  return {
    typename: 'Fire',
    isNode: false,
    fields: {
      ...plain('Fire', facts).fields,
      answeredAt: () => iso(answeredAt),
      conditions: () => conditions.map((one) => conditionObject(saved, one)),
    },
  };
}

const iso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());
