import type { BaseLayer } from '#api/basemap/baseFeature.ts';
import { RANK } from './ranks.ts';
import { RuleTable, type Rule } from './rules.ts';

/** How an area is drawn. */
export interface AreaRule extends Rule {
  readonly layer: Extract<BaseLayer, 'water' | 'landuse' | 'buildings'>;
  readonly kind: string;
  /** `kind_detail`: the text itself, or the value of the tag `{ of }`. */
  readonly detail?: string | { readonly of: string };
  /** Zooms by which the area shows earlier than its size alone would show it (later, where negative). */
  readonly early?: number;
  /** The area never shows before this zoom. */
  readonly from?: number;
  readonly rank: number;
  /** A closed way is this area only with `area=yes`: without it, it is a line round nothing. */
  readonly asked?: true;
}

type Row = Omit<AreaRule, 'slot' | 'layer'>;

const HIDDEN = {
  location: ['underground', 'indoor', 'underwater', 'roof'],
  indoor: ['yes', 'room', 'area', 'corridor'],
} as const;
const UNDER_COVER = { ...HIDDEN, tunnel: ['yes', 'culvert', 'building_passage'], covered: ['yes'] } as const;
const RUNNING = ['river', 'stream', 'stream_pool', 'rapids'];
const STORED = ['basin', 'wastewater', 'reflecting_pool', 'fountain'];

const water = (rows: readonly Row[]): AreaRule[] =>
  rows.map((row): AreaRule => ({ unless: UNDER_COVER, early: 1, ...row, slot: 'water', layer: 'water' }));

/** Rules of ground: an element has one kind; where several of its tags fit, the first row counts. */
const ground = (rows: readonly Row[]): AreaRule[] =>
  rows.map((row): AreaRule => ({ unless: HIDDEN, ...row, slot: 'ground', layer: 'landuse' }));

const WATER: readonly Row[] = [
  { kind: 'river', when: { water: RUNNING, waterway: ['riverbank'] }, rank: RANK.water },
  { kind: 'canal', when: { water: ['canal', 'lock', 'ditch', 'drain', 'moat'] }, rank: RANK.water },
  { kind: 'canal', when: { waterway: ['canal'] }, asked: true, rank: RANK.water },
  { kind: 'dock', when: { waterway: ['dock'], water: ['harbour', 'dock'] }, rank: RANK.water },
  { kind: 'reservoir', when: { water: ['reservoir'], landuse: ['reservoir'] }, rank: RANK.water },
  {
    kind: 'basin',
    when: { water: STORED, landuse: ['basin'] },
    also: { natural: ['water'] },
    early: -1,
    rank: RANK.open,
  },
  { kind: 'basin', when: { landuse: ['basin'] }, early: -1, rank: RANK.open },
  { kind: 'swimming_pool', when: { leisure: ['swimming_pool'] }, early: -1, rank: RANK.small },
  { kind: 'lake', when: { water: ['lake', 'lagoon', 'oxbow'] }, rank: RANK.water },
  { kind: 'water', detail: { of: 'water' }, when: { natural: ['water'] }, rank: RANK.water },
];

const WET_AND_WOODS: readonly Row[] = [
  { kind: 'wetland', detail: { of: 'wetland' }, when: { natural: ['wetland'] }, early: 1, rank: RANK.wet },
  { kind: 'wetland', detail: 'mud', when: { natural: ['mud'] }, rank: RANK.wet },
  { kind: 'wood', when: { natural: ['wood'] }, early: 1, rank: RANK.wood },
  { kind: 'forest', when: { landuse: ['forest'] }, early: 1, rank: RANK.wood },
];

const OPEN: readonly Row[] = [
  { kind: 'beach', when: { natural: ['beach'] }, early: 1, rank: RANK.open },
  { kind: 'sand', when: { natural: ['sand', 'dune'] }, rank: RANK.open },
  { kind: 'bare_rock', when: { natural: ['bare_rock', 'rock'] }, rank: RANK.open },
  { kind: 'scree', detail: { of: 'natural' }, when: { natural: ['scree', 'shingle', 'blockfield'] }, rank: RANK.open },
  { kind: 'scrub', when: { natural: ['scrub', 'shrubbery'] }, rank: RANK.open },
  {
    kind: 'heath',
    detail: { of: 'natural' },
    when: { natural: ['heath', 'fell', 'tundra', 'moor'] },
    early: 1,
    rank: RANK.open,
  },
  { kind: 'grassland', when: { natural: ['grassland'] }, rank: RANK.open },
  { kind: 'farmland', when: { landuse: ['farmland', 'greenhouse_horticulture'] }, early: 1, rank: RANK.open },
  { kind: 'meadow', when: { landuse: ['meadow'] }, rank: RANK.open },
  { kind: 'orchard', when: { landuse: ['orchard', 'plant_nursery', 'vineyard'] }, rank: RANK.open },
  { kind: 'quarry', detail: { of: 'landuse' }, when: { landuse: ['quarry', 'peat_cutting'] }, rank: RANK.open },
];

const PAVED: readonly Row[] = [
  {
    kind: 'pier',
    detail: { of: 'man_made' },
    when: { man_made: ['pier', 'breakwater', 'quay', 'groyne'] },
    early: 2,
    rank: RANK.green,
  },
  {
    kind: 'platform',
    when: { railway: ['platform'], public_transport: ['platform'], highway: ['platform'] },
    from: 14,
    rank: RANK.paved,
  },
  {
    kind: 'pedestrian',
    detail: { of: 'highway' },
    when: { highway: ['pedestrian', 'footway', 'path', 'cycleway', 'steps', 'living_street'] },
    asked: true,
    rank: RANK.built,
  },
  {
    kind: 'parking',
    detail: { of: 'highway' },
    when: { highway: ['service', 'residential', 'unclassified', 'rest_area', 'services'] },
    asked: true,
    early: -1,
    rank: RANK.paved,
  },
  { kind: 'runway', when: { aeroway: ['runway'] }, asked: true, early: 1, rank: RANK.built },
  { kind: 'taxiway', when: { aeroway: ['taxiway'] }, asked: true, rank: RANK.paved },
  { kind: 'taxiway', detail: 'apron', when: { aeroway: ['apron'] }, rank: RANK.paved },
  {
    kind: 'parking',
    when: { amenity: ['parking'] },
    unless: { ...HIDDEN, parking: ['underground', 'rooftop', 'multi-storey', 'street_side', 'lane'] },
    early: -1,
    rank: RANK.paved,
  },
];

const GREEN: readonly Row[] = [
  {
    kind: 'pitch',
    detail: { of: 'leisure' },
    when: { leisure: ['pitch', 'track', 'ice_rink', 'miniature_golf', 'bowls'] },
    early: -1,
    rank: RANK.paved,
  },
  { kind: 'playground', when: { leisure: ['playground'] }, early: -1, rank: RANK.small },
  { kind: 'park', detail: { of: 'leisure' }, when: { leisure: ['park', 'dog_park'] }, rank: RANK.green },
  { kind: 'golf_course', when: { leisure: ['golf_course'] }, rank: RANK.green },
  { kind: 'cemetery', when: { landuse: ['cemetery'], amenity: ['grave_yard'] }, rank: RANK.green },
  { kind: 'zoo', when: { tourism: ['zoo'] }, rank: RANK.green },
  { kind: 'camp_site', detail: { of: 'tourism' }, when: { tourism: ['camp_site', 'caravan_site'] }, rank: RANK.green },
  { kind: 'camp_site', detail: 'summer_camp', when: { leisure: ['summer_camp'] }, rank: RANK.green },
  { kind: 'allotments', when: { landuse: ['allotments'] }, rank: RANK.green },
  { kind: 'garden', when: { leisure: ['garden'] }, early: -1, rank: RANK.paved },
  {
    kind: 'grass',
    detail: { of: 'landuse' },
    when: { landuse: ['grass', 'village_green', 'flowerbed', 'greenery'] },
    early: -1,
    rank: RANK.paved,
  },
  { kind: 'grass', detail: 'common', when: { leisure: ['common'] }, rank: RANK.green },
  {
    kind: 'recreation_ground',
    when: { landuse: ['recreation_ground', 'winter_sports'], leisure: ['recreation_ground'] },
    rank: RANK.green,
  },
  {
    kind: 'recreation_ground',
    detail: { of: 'leisure' },
    when: { leisure: ['sports_centre', 'stadium', 'horse_riding', 'water_park'] },
    rank: RANK.built,
  },
  { kind: 'recreation_ground', detail: 'theme_park', when: { tourism: ['theme_park'] }, rank: RANK.built },
];

const BUILT: readonly Row[] = [
  {
    kind: 'military',
    when: { landuse: ['military'], military: ['base', 'barracks', 'training_area', 'range', 'naval_base', 'airfield'] },
    rank: RANK.built,
  },
  { kind: 'hospital', when: { amenity: ['hospital'] }, rank: RANK.built },
  { kind: 'university', detail: { of: 'amenity' }, when: { amenity: ['university', 'college'] }, rank: RANK.built },
  { kind: 'school', when: { amenity: ['school'], landuse: ['education'], leisure: ['schoolyard'] }, rank: RANK.built },
  { kind: 'kindergarten', when: { amenity: ['kindergarten'] }, rank: RANK.built },
  { kind: 'aerodrome', when: { aeroway: ['aerodrome'] }, early: 1, rank: RANK.built },
  { kind: 'railway', when: { landuse: ['railway'] }, rank: RANK.built },
  {
    kind: 'industrial',
    detail: { of: 'landuse' },
    when: { landuse: ['industrial', 'landfill', 'port', 'harbour', 'depot'] },
    rank: RANK.built,
  },
  {
    kind: 'industrial',
    detail: { of: 'man_made' },
    when: { man_made: ['works', 'wastewater_plant', 'water_works'] },
    rank: RANK.built,
  },
  {
    kind: 'industrial',
    detail: { of: 'power' },
    when: { power: ['substation', 'plant'] },
    early: -1,
    rank: RANK.paved,
  },
  {
    kind: 'commercial',
    detail: { of: 'landuse' },
    when: { landuse: ['commercial', 'retail', 'institutional', 'civil', 'civic_admin'] },
    rank: RANK.built,
  },
  {
    kind: 'residential',
    detail: { of: 'landuse' },
    when: { landuse: ['residential', 'farmyard', 'garages'] },
    rank: RANK.built,
  },
];

/** Classes of protection that are about nature; the others are about monuments, waters and rights. */
const NATURE_CLASSES = ['1', '1a', '1b', '2', '3', '4', '5', '6', '7', '11', '12', '14', '19', '97', '98', '99'];

/** Protected areas, drawn over the ground inside them. */
const PROTECTED: readonly Row[] = [
  { kind: 'national_park', when: { boundary: ['national_park'] }, rank: RANK.protected },
  {
    kind: 'national_park',
    when: { boundary: ['protected_area'] },
    also: { protect_class: ['2'] },
    rank: RANK.protected,
  },
  { kind: 'nature_reserve', when: { leisure: ['nature_reserve'] }, rank: RANK.protected },
  {
    kind: 'protected_area',
    when: { boundary: ['protected_area'] },
    also: { protect_class: NATURE_CLASSES },
    rank: RANK.protected,
  },
  {
    kind: 'protected_area',
    when: { boundary: ['protected_area'] },
    unless: { protect_class: 'any', heritage: 'any', historic: 'any' },
    rank: RANK.protected,
  },
];

const BUILDING: AreaRule = {
  slot: 'building',
  layer: 'buildings',
  kind: 'building',
  when: { building: 'any' },
  unless: { ...HIDDEN, building: ['no', 'proposed', 'entrance', 'foundation'], layer: ['-1', '-2', '-3', '-4', '-5'] },
  from: 13,
  rank: RANK.building,
};

export const AREA_RULES = new RuleTable<AreaRule>([
  BUILDING,
  ...water(WATER),
  ...ground([...PAVED, ...WET_AND_WOODS, ...OPEN, ...GREEN, ...BUILT]),
  ...PROTECTED.map((row): AreaRule => ({ early: 1, ...row, slot: 'protected', layer: 'landuse' })),
]);
