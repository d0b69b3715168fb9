import { conditionText } from '#common/conditions/condition.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#common/languages.ts';
import type { SavedCondition, SavedConditions } from '#common/offline/savedConditions.ts';
import type { SavedData } from './data.ts';
import { type LocalObject, node, plain } from './execute.ts';

interface SavedReach {
  readonly saved: SavedConditions;
  readonly place: SavedConditions['places'][number];
}

/** What was saved of the conditions of a place, by the area that was saved last; null where nothing was. */
function reachOf(data: SavedData, id: number): SavedReach | null {
  for (const saved of data.conditions) {
    const place = saved.places.find((one) => one.id === id);
    if (place !== undefined) return { saved, place };
  }
  return null;
}

/** The schema's conditions of a place: also those that are over or begin later, for the page goes by the clock. */
export function conditionObjects(data: SavedData, id: number): LocalObject[] {
  const reach = reachOf(data, id);
  if (reach === null) return [];
  const ids = new Set(reach.place.conditions);
  return reach.saved.conditions.filter((one) => ids.has(one.id)).map((one) => conditionObject(reach.saved, one));
}

function conditionObject({ sources }: SavedConditions, condition: SavedCondition): LocalObject {
  const { id, code, isOfficial, kind, link, severity, validFrom, validUntil, observedAt, texts } = condition;
  const source = sources.find(({ key }) => key === condition.source);
  return node('Condition', id, {
    ...plain('Condition', { conditionId: id, code, isOfficial, kind, link, severity }).fields,
    validFrom: () => iso(validFrom),
    validUntil: () => iso(validUntil),
    observedAt: () => iso(observedAt),
    source: () => plain('ConditionSource', { key: condition.source, name: source?.name ?? null }),
    text: ({ language }) => {
      const text = conditionText(texts, isLanguage(language) ? language : DEFAULT_LANGUAGE);
      return text && plain('ConditionText', { ...text });
    },
  });
}

/** The schema's facts on fires at a place; null where nobody lights one, or nothing was saved. */
export function fireObject(data: SavedData, id: number): LocalObject | null {
  const reach = reachOf(data, id);
  const fire = reach?.place.fire;
  if (!reach || !fire) return null;
  const { place, isUsableDuringWarning, isAtMarkedSitesOnly, isOutOfService, answeredAt } = fire;
  const { closures } = reach.place;
  const ids = new Set(reach.place.conditions);
  const decide = reach.saved.conditions.filter(
    (one) => ids.has(one.id) && (one.kind !== 'CLOSED' || closures.includes(one.id)),
  );
  return {
    typename: 'Fire',
    isNode: false,
    fields: {
      ...plain('Fire', { place, isUsableDuringWarning, isAtMarkedSitesOnly, isOutOfService }).fields,
      answeredAt: () => iso(answeredAt),
      conditions: () => decide.map((one) => conditionObject(reach.saved, one)),
    },
  };
}

const iso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());
