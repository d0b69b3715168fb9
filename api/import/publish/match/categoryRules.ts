import { category, categoryName, categoryOf } from '#common/catalogue/catalogue.ts';
import { LANGUAGES } from '#common/languages.ts';
import { genericWords } from './nameSimilarity.ts';

/**
 * Categories that sources, or mappers of one source, distinguish in different ways: records of one group may be one
 * place.
 */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  protected: [
    'boundary/national_park',
    'leisure/nature_reserve',
    'nature_area',
    'my/wilderness_area',
    'my/hiking_area',
    'lipas/103',
  ],
  lookout: ['tower/observation', 'tourism/viewpoint'],
  market: ['amenity/marketplace', 'place/square', 'tourism/attraction'],
  eating: [
    'amenity/restaurant',
    'amenity/cafe',
    'amenity/pub',
    'amenity/bar',
    'amenity/fast_food',
    'amenity/food_court',
  ],
};

/** Areas that other places lie in: nature, parks, and sights one walks about in. */
const INSIDE_PARENTS: readonly string[] = [
  'boundary/national_park',
  'leisure/nature_reserve',
  'my/strict_reserve',
  'my/wilderness_area',
  'my/hiking_area',
  'my/national_landscape',
  'my/national_urban_park',
  'nature_area',
  'lipas/103',
  'lipas/104',
  'lipas/106',
  'lipas/107',
  'lipas/108',
  'leisure/park',
  'leisure/garden',
  'garden/botanical',
  'place/island',
  'natural/wetland',
  'natural/gorge',
  'natural/ridge',
  'leisure/beach_resort',
  'natural/beach',
  'heritage/unesco',
  'historic/castle',
  'historic/fort',
  'historic/ruins',
  'historic/manor',
  'historic/archaeological_site',
  'historic/battlefield',
  'historic/mine',
  'historic/building',
  'amenity/monastery',
  'tourism/attraction',
  'tourism/museum',
  'tourism/zoo',
  'tourism/theme_park',
  'tourism/aquarium',
  'leisure/water_park',
  'landuse/winter_sports',
  'lipas/4630',
  'tourism/camp_site',
  'leisure/resort',
  'sports_centre/climbing_adventure',
];

/** Hiking, ski and nature routes, which places lie along (DESIGN §3). */
const ALONG_PARENTS: readonly string[] = [
  'route/hiking',
  'route/foot',
  'route/running',
  'lipas/4403',
  'lipas/4404',
  'lipas/4405',
  'lipas/4406',
  'skitrack',
  'piste/hike',
  'piste/skitour',
];

/** Categories of stops along a route: shelter, fire, water, toilet, view, swimming, parking, café … */
const ALONG_CHILDREN: readonly string[] = [
  'shelter/lean_to',
  'shelter/basic_hut',
  'shelter/picnic_shelter',
  'amenity/shelter',
  'tourism/wilderness_hut',
  'tourism/alpine_hut',
  'lipas/302',
  'leisure/firepit',
  'amenity/bbq',
  'camp_site/backcountry',
  'tourism/picnic_site',
  'tourism/camp_site',
  'amenity/toilets',
  'amenity/drinking_water',
  'tourism/viewpoint',
  'tower/observation',
  'leisure/bird_hide',
  'leisure/beach_resort',
  'natural/beach',
  'leisure/bathing_place',
  'leisure/swimming_area',
  'lipas/3230',
  'lipas/3240',
  'leisure/sauna',
  'amenity/parking',
  'highway/trailhead',
  'information/visitor_centre',
  'information/board',
  'amenity/cafe',
  'natural/peak',
  'tourism/museum',
];

/** All categories of this kind are stops along a route too. */
const ALONG_CHILD_KIND = 'attraction';

/** Families whose wikidata items name the building or the chain, not the place. */
const SERVICE_FAMILIES: ReadonlySet<string> = new Set(['food', 'shop', 'service']);

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries(MEANINGS).flatMap(([meaning, groups]) => groups.map((group) => [group, meaning] as const)),
);
const insideParents: ReadonlySet<string> = new Set(INSIDE_PARENTS);
const alongParents: ReadonlySet<string> = new Set(ALONG_PARENTS);
const alongChildren: ReadonlySet<string> = new Set(ALONG_CHILDREN);

export interface CategoryRules {
  /** Records of equal meaning may be one place: the category's group, or what MEANINGS joins it with. */
  readonly meaning: string;
  readonly isService: boolean;
  readonly isInsideParent: boolean;
  readonly isAlongParent: boolean;
  readonly isAlongChild: boolean;
  /** `none` where the category belongs to no kind. */
  readonly kind: string;
  /** 0–30, for common/ranking/ranking.ts. */
  readonly weight: number;
  /** Words of its names in every language. */
  readonly genericWords: ReadonlySet<string>;
  /** Finnish name, shown for a place without one. */
  readonly nameFi: string;
}

const known = new Map<string, CategoryRules>();

/** The rules of a category for the publish; an unknown one is a service that forms a group of its own. */
export function categoryRules(key: string): CategoryRules {
  const rules = known.get(key) ?? rulesOf(key);
  known.set(key, rules);
  return rules;
}

export function isCategory(key: string): boolean {
  return categoryOf(key) !== null;
}

function rulesOf(key: string): CategoryRules {
  const row = category(key);
  const { group, kind } = row;
  return {
    meaning: meanings.get(group) ?? group,
    isService: SERVICE_FAMILIES.has(row.family),
    isInsideParent: insideParents.has(key),
    isAlongParent: alongParents.has(key),
    isAlongChild: alongChildren.has(key) || kind === ALONG_CHILD_KIND,
    kind: kind ?? 'none',
    weight: row.weight,
    genericWords: genericWords(LANGUAGES.map((language) => categoryName(row, language))),
    nameFi: row.fi,
  };
}

/** All categories that the tables name, for the test that compares them with the catalogue. */
export const NAMED_CATEGORIES: readonly string[] = [
  ...Object.values(MEANINGS).flat(),
  ...INSIDE_PARENTS,
  ...ALONG_PARENTS,
  ...ALONG_CHILDREN,
];
