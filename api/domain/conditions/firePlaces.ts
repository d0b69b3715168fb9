import type { Place } from '#api/domain/places/places.ts';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import {
  FIRE_AGE_MAX_MS,
  type FireFacts,
  type FirePlace,
  type FireVerdict,
  fireVerdict,
  isAboutFires,
} from '#common/conditions/fire.ts';
import { isClosure } from '#common/conditions/order.ts';
import { oneClock } from '#common/conditions/validity.ts';
import { isClosedForNow, type PlaceFacts } from '#common/places/placeFacts.ts';
import type { Reading } from './conditionsAt.ts';
import { type CurrentCondition, type CurrentConditions, currentConditions } from './currentConditions.ts';
import type { Reached } from './reach.ts';

/** Whether a fire may be lit at a place, with what that was decided by. */
export interface Fire extends FireVerdict {
  readonly facts: FireFacts;
  /** Conditions that decide it, those too that begin later. */
  readonly conditions: readonly CurrentCondition[];
}

/** The source of the warnings of wildfires. */
const WARNINGS = 'fmi';

/** Groups of categories, as the catalogue has them. */
const PLACES: Readonly<Record<string, FirePlace>> = {
  'leisure/firepit': 'SITE',
  'shelter/lean_to': 'SHELTER',
  'tourism/wilderness_hut': 'SHELTER',
  'my/hiking_area': 'AREA',
  'my/wilderness_area': 'AREA',
  'boundary/national_park': 'AREA',
  'lipas/103': 'AREA',
  'lipas/106': 'AREA',
};

/** Facts of LIPAS, and those codes of its rules that allow fires at marked sites only. */
const USABLE = 'use-structure-during-fire-warning';
const RULES = 'rules-structured';
/** Of a site for fires that one has to book. */
const BOOKED = 'to-be-booked';
const MARKED_SITES = ['fire-only-at-marked-fireplaces', 'only-fire-in-designated-places'] as const;

/** The verdict on fires at a place that these conditions reach; null for a category in which no fires are lit. */
export async function fireAt(ctx: Reading, place: Place, reached: Reached): Promise<Fire | null> {
  const { answered } = await currentConditions(ctx);
  const known = fireFactsOf(place, reached, answered);
  if (known === null) return null;
  const conditions = reached.conditions.filter(
    (condition) => isAboutFires(condition) && (!isClosure(condition) || reached.closures.includes(condition)),
  );
  const facts = { ...known, conditions };
  return { ...fireVerdict(facts, oneClock(ctx.now.getTime()), FIRE_AGE_MAX_MS), facts, conditions };
}

/** The facts of a place for fires, and the age of warnings; null for a category in which no fires are lit. */
export function fireFactsOf(
  { category, properties }: Pick<Place, 'category' | 'properties'>,
  reached: Reached,
  answered: CurrentConditions['answered'],
): Omit<FireFacts, 'conditions'> | null {
  const place = PLACES[categoryOf(category)?.group ?? ''];
  if (place === undefined) return null;
  const facts: PlaceFacts = properties.facts ?? {};
  const [usable, rules] = [facts[USABLE], facts[RULES]];
  return {
    place: place === 'SITE' && facts[BOOKED] === true ? 'BOOKED_SITE' : place,
    isUsableDuringWarning: typeof usable === 'boolean' ? usable : null,
    isAtMarkedSitesOnly: Array.isArray(rules) && MARKED_SITES.some((code) => rules.includes(code)),
    isOutOfService: isClosedForNow(properties),
    answeredAt: answeredAt(reached, answered),
  };
}

/** Nothing is known of warnings where it is not known which ones reach the place. */
function answeredAt({ isLocated }: Reached, answered: CurrentConditions['answered']): number | null {
  return isLocated ? (answered.get(WARNINGS) ?? null) : null;
}
