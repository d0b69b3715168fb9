/**
 * The category under which a location of interest is shown, by its type; types that are not here are no place that
 * anybody looks for: woodsheds, stairs, buoys, waste points, hazards. Nor are wells: LIPAS does not say whether their
 * water may be drunk.
 */
export const LOI_CATEGORIES: Readonly<Record<string, string>> = {
  'accommodation-rental': 'tourism/chalet',
  'boat-ramp': 'leisure/slipway',
  canopy: 'shelter/picnic_shelter',
  'chain-ferry': 'amenity/ferry_terminal',
  'cooking-shelter': 'leisure/firepit',
  'dry-toilet': 'amenity/toilets',
  ferry: 'amenity/ferry_terminal',
  'fire-pit': 'leisure/firepit',
  'fishing-pier': 'leisure/fishing',
  'geo-object': 'geological/feature',
  'guest-boat-dock': 'leisure/marina',
  'historical-building': 'historic/building',
  'historical-structure': 'historic/building',
  'information-board': 'information/board',
  'landing-spot': 'canoe/put_in',
  monument: 'historic/memorial',
  'natural-attraction': 'tourism/attraction',
  'nature-reserve': 'leisure/nature_reserve',
  'old-defense-building': 'historic/bunker',
  'other-area-with-movement-restrictions': 'nature_area',
  'parking-spot': 'amenity/parking',
  'passenger-ferry': 'amenity/ferry_terminal',
  rapid: 'waterway/rapids',
  'reservation-campsite': 'leisure/firepit',
  'rest-area': 'tourism/picnic_site',
  'rowboat-rental': 'amenity/boat_rental',
  sauna: 'leisure/sauna',
  'sauna-rental': 'leisure/sauna',
  'swimming-pier': 'leisure/bathing_place',
  'tent-site': 'camp_site/backcountry',
  'viewing-platform': 'tourism/viewpoint',
  viewpoint: 'tourism/viewpoint',
  'water-source': 'amenity/drinking_water',
  wc: 'amenity/toilets',
  'whitewater-canoeing': 'waterway/rapids',
};

/** Types whose locations are useless without a name. */
export const NAMED_LOIS: ReadonlySet<string> = new Set([
  'accommodation-rental',
  'geo-object',
  'historical-building',
  'historical-structure',
  'information-board',
  'monument',
  'natural-attraction',
  'nature-reserve',
  'old-defense-building',
  'other-area-with-movement-restrictions',
  'rapid',
  'rowboat-rental',
  'whitewater-canoeing',
]);
