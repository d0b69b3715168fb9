import type { PlaceFeature } from '#common/places/features.ts';
import type { MessageId } from '#web/i18n/messages.ts';

interface FeatureGroup {
  readonly title: MessageId;
  readonly features: readonly PlaceFeature[];
}

/** The features as the panel shows them, what most people ask for first. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  { title: 'filters.who', features: ['free', 'children', 'dogs', 'wheelchair', 'wheelchairLimited'] },
  { title: 'filters.what', features: ['fireOrShelter', 'lit', 'groomed', 'vegetarian', 'vegan', 'photos'] },
  { title: 'filters.length', features: ['upTo5Km', 'upTo10Km', 'upTo20Km', 'over20Km'] },
  { title: 'filters.ascent', features: ['ascentMax50', 'ascentMax100', 'ascentMax200', 'ascentMax400'] },
  { title: 'filters.difficulty', features: ['easy', 'moderate', 'hard'] },
];
