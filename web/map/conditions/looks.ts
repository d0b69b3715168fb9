import type { FeatureCollection, Geometry } from 'geojson';
import type { Condition } from '#common/conditions/condition.ts';
import { type Clocks, isInForce, type Validity } from '#common/conditions/validity.ts';
import { DAY_MS } from '#common/time.ts';

/** How the map draws conditions, in the order of the legend: the gravest first, drawn over the others. */
export const CONDITION_LOOKS = ['closed', 'warning', 'limited', 'notice', 'groomed', 'groomedOld', 'report'] as const;

export type ConditionLook = (typeof CONDITION_LOOKS)[number];

/** What the map knows of a condition. */
export interface MapCondition extends Validity, Pick<Condition, 'id' | 'isOfficial' | 'observedAt'> {
  /** Null: it is not known where it is. */
  readonly geometry: Geometry | null;
  /** It is drawn at the position of its place, whose disc must stay visible. */
  readonly isAtDisc: boolean;
}

/** Properties of a drawn condition. */
export interface ConditionProperties {
  readonly id: number;
  readonly look: ConditionLook;
  readonly isAtDisc: boolean;
}

/** A track groomed longer ago than this looks older. */
const FRESH_MS = DAY_MS;

/** How a condition looks; what a visitor reports is never drawn as a closure. */
export function lookOf(
  { kind, isOfficial, observedAt }: Pick<MapCondition, 'kind' | 'isOfficial' | 'observedAt'>,
  { server, device }: Clocks,
): ConditionLook {
  if (!isOfficial) return 'report';
  switch (kind) {
    case 'CLOSED':
      return 'closed';
    case 'WARNING':
      return 'warning';
    case 'LIMITED':
      return 'limited';
    case 'GROOMED':
      // As good news ends: by the clock that is ahead.
      return Math.max(server, device) - observedAt < FRESH_MS ? 'groomed' : 'groomedOld';
    case 'NOTICE':
    case 'ICE':
    case 'WATER':
      return 'notice';
  }
}

/** The conditions that are drawn at a moment: those in force whose place is known. */
export function conditionFeatures(
  conditions: readonly MapCondition[],
  now: Clocks,
): FeatureCollection<Geometry, ConditionProperties> {
  return {
    type: 'FeatureCollection',
    features: conditions.flatMap((condition) => {
      const { id, geometry, isAtDisc } = condition;
      if (geometry === null || !isInForce(condition, now)) return [];
      return [{ type: 'Feature' as const, geometry, properties: { id, look: lookOf(condition, now), isAtDisc } }];
    }),
  };
}
