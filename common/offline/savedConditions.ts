import type { Geometry } from 'geojson';
import { type CardCondition, cardConditions } from '#common/conditions/cardConditions.ts';
import type { Condition } from '#common/conditions/condition.ts';
import type { FireFacts } from '#common/conditions/fire.ts';
import { type Clocks, isInForce } from '#common/conditions/validity.ts';

export interface SavedCondition extends Condition {
  /** Of a manager's: the organisation; null, or absent in older saved areas: another source. */
  readonly organisation?: string | null;
  /** The place, route or area that it is about; null: no single one. */
  readonly placeId: number | null;
  /** To be drawn; null where it is that of the place. */
  readonly geometry: Geometry | null;
}

/** A place that conditions reach, or where fires are made. */
interface SavedReach {
  readonly id: number;
  /** Ids of the conditions that reach it, those too that begin later. */
  readonly conditions: readonly number[];
  /** Those of them that close it. */
  readonly closures: readonly number[];
  /** Null: it is no place for fires. */
  readonly fire: Omit<FireFacts, 'conditions'> | null;
}

/** Name and terms are null for what visitors and managers write. */
interface SavedConditionSource {
  readonly key: string;
  readonly name: string | null;
  readonly attribution: string | null;
  readonly licence: string | null;
  readonly licenceUrl: string | null;
  readonly url: string | null;
  /** When its last good answer came (ms): so old is what it says. */
  readonly answeredAt: number | null;
}

/** The conditions of a saved area, all that were not over when they were asked for. */
export interface SavedConditions {
  /** When that was, by the clock of the server, ms. */
  readonly at: number;
  readonly conditions: readonly SavedCondition[];
  readonly places: readonly SavedReach[];
  readonly sources: readonly SavedConditionSource[];
}

/** All that was saved of a place, also what is over or begins later; null: nothing was. */
export function savedReach(saved: SavedConditions, placeId: number): SavedAtPlace | null {
  const place = saved.places.find(({ id }) => id === placeId);
  if (place === undefined) return null;
  const named = (ids: readonly number[]) => saved.conditions.filter(({ id }) => ids.includes(id));
  const [conditions, closures] = [named(place.conditions), named(place.closures)];
  const decide = conditions.filter((one) => one.kind !== 'CLOSED' || closures.includes(one));
  return { conditions, closures, fire: place.fire && { ...place.fire, conditions: decide } };
}

/** What was saved of a place, in the form in which it is shown. */
export interface SavedAtPlace {
  readonly conditions: readonly SavedCondition[];
  /** Those of them that close all of it. */
  readonly closures: readonly SavedCondition[];
  /** Null: it is no place for fires. */
  readonly fire: (Omit<FireFacts, 'conditions'> & { readonly conditions: readonly SavedCondition[] }) | null;
}

/** What a card says of a place by what was saved; null: nothing was. */
export function savedCardConditions(
  saved: Pick<SavedAtPlace, 'conditions' | 'closures'> | null,
  isOutOfService: boolean,
  clocks: Clocks,
): CardCondition[] {
  const inForce = (saved?.conditions ?? []).filter((one) => isInForce(one, clocks));
  return cardConditions(inForce, saved?.closures ?? [], isOutOfService);
}

/** Ids of the places that are closed by what was saved. */
export function savedClosedPlaces(saved: SavedConditions, clocks: Clocks): ReadonlySet<number> {
  const inForce = new Set(saved.conditions.filter((one) => isInForce(one, clocks)).map(({ id }) => id));
  return new Set(saved.places.filter(({ closures }) => closures.some((id) => inForce.has(id))).map(({ id }) => id));
}
