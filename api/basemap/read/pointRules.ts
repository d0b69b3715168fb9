import type { BaseLayer } from '#api/basemap/baseFeature.ts';
import { RANK } from './ranks.ts';
import { RuleTable, type Rule } from './rules.ts';

/** How a name or a sign is drawn at a point. */
export interface PointRule extends Rule {
  readonly layer: Extract<BaseLayer, 'earth' | 'water' | 'places' | 'pois'>;
  readonly kind: string;
  readonly detail?: string | { readonly of: string };
  /** First zoom of a node, and of an area whose size does not decide it. */
  readonly zoom: number;
  readonly rank: number;
  /** The elements that the rule draws: nodes, areas (at their label point), or both. */
  readonly on: 'nodes' | 'areas' | 'both';
  /** The size of an area decides from which zoom its name shows; never before this zoom. */
  readonly bySizeFrom?: number;
  /** It is drawn only with a name. */
  readonly named?: true;
  /** The population that is assumed where it is unknown. */
  readonly population?: number;
}

const name = (layer: PointRule['layer'], rows: readonly Omit<PointRule, 'slot' | 'layer' | 'named'>[]): PointRule[] =>
  rows.map((row): PointRule => ({ ...row, slot: layer === 'places' ? 'place' : 'name', layer, named: true }));

const sign = (rows: readonly Omit<PointRule, 'slot' | 'layer'>[]): PointRule[] =>
  rows.map((row): PointRule => ({ ...row, slot: 'sign', layer: 'pois' }));

const UNSEEN = { location: ['underground', 'indoor'], indoor: ['yes', 'room'] } as const;

const PLACES = name('places', [
  {
    kind: 'locality',
    detail: 'city',
    when: { place: ['city'] },
    on: 'both',
    zoom: 8,
    population: 50_000,
    rank: RANK.town,
  },
  {
    kind: 'locality',
    detail: 'town',
    when: { place: ['town', 'municipality'] },
    on: 'both',
    zoom: 8,
    population: 10_000,
    rank: RANK.town,
  },
  {
    kind: 'locality',
    detail: 'village',
    when: { place: ['village'] },
    on: 'both',
    zoom: 10,
    population: 500,
    rank: RANK.village,
  },
  {
    kind: 'locality',
    detail: 'hamlet',
    when: { place: ['hamlet'] },
    on: 'both',
    zoom: 12,
    population: 50,
    rank: RANK.hamlet,
  },
  {
    kind: 'locality',
    detail: 'isolated_dwelling',
    when: { place: ['isolated_dwelling'] },
    on: 'both',
    zoom: 13,
    population: 5,
    rank: RANK.hamlet,
  },
  {
    kind: 'locality',
    detail: 'farm',
    when: { place: ['farm'] },
    on: 'both',
    zoom: 14,
    population: 5,
    rank: RANK.landmark,
  },
  {
    kind: 'locality',
    detail: 'locality',
    when: { place: ['locality'] },
    on: 'both',
    zoom: 13,
    population: 0,
    rank: RANK.landmark,
  },
  {
    kind: 'neighbourhood',
    detail: 'suburb',
    when: { place: ['suburb', 'borough'] },
    on: 'both',
    zoom: 11,
    population: 5_000,
    rank: RANK.neighbourhood,
  },
  {
    kind: 'neighbourhood',
    detail: 'quarter',
    when: { place: ['quarter'] },
    on: 'both',
    zoom: 12,
    population: 1_000,
    rank: RANK.neighbourhood,
  },
  {
    kind: 'neighbourhood',
    detail: 'neighbourhood',
    when: { place: ['neighbourhood'] },
    on: 'both',
    zoom: 13,
    population: 200,
    rank: RANK.neighbourhood,
  },
]);

const LANDS = name('earth', [
  { kind: 'archipelago', when: { place: ['archipelago'] }, on: 'both', zoom: 10, bySizeFrom: 8, rank: RANK.island },
  { kind: 'island', when: { place: ['island'] }, on: 'both', zoom: 12, bySizeFrom: 8, rank: RANK.island },
  { kind: 'islet', when: { place: ['islet'] }, on: 'both', zoom: 14, bySizeFrom: 12, rank: RANK.landmark },
]);

const WATERS = name('water', [
  { kind: 'sea', when: { place: ['sea', 'ocean'] }, on: 'both', zoom: 8, bySizeFrom: 8, rank: RANK.nameOfWater },
  { kind: 'bay', when: { natural: ['bay'] }, on: 'both', zoom: 13, bySizeFrom: 8, rank: RANK.nameOfWater },
  { kind: 'strait', when: { natural: ['strait'] }, on: 'both', zoom: 12, bySizeFrom: 8, rank: RANK.nameOfWater },
  { kind: 'fjord', when: { natural: ['fjord'] }, on: 'both', zoom: 11, bySizeFrom: 8, rank: RANK.nameOfWater },
  {
    kind: 'reservoir',
    when: { water: ['reservoir'], landuse: ['reservoir'] },
    on: 'areas',
    zoom: 14,
    bySizeFrom: 8,
    rank: RANK.nameOfWater,
  },
  {
    kind: 'lake',
    when: { water: ['lake', 'lagoon', 'oxbow'] },
    on: 'areas',
    zoom: 14,
    bySizeFrom: 8,
    rank: RANK.nameOfWater,
  },
  // Rivers and canals carry their names along their lines.
  {
    kind: 'water',
    when: { natural: ['water'] },
    unless: {
      water: [
        'river',
        'stream',
        'stream_pool',
        'rapids',
        'canal',
        'lock',
        'ditch',
        'drain',
        'fountain',
        'reflecting_pool',
        'wastewater',
      ],
      amenity: ['fountain'],
    },
    on: 'areas',
    zoom: 14,
    bySizeFrom: 8,
    rank: RANK.nameOfWater,
  },
]);

const SIGNS = sign([
  {
    kind: 'peak',
    when: { natural: ['peak'] },
    also: { name: 'any', wikidata: 'any', ele: 'any' },
    on: 'nodes',
    zoom: 11,
    rank: RANK.peak,
  },
  { kind: 'peak', when: { natural: ['peak', 'hill'] }, also: { name: 'any' }, on: 'nodes', zoom: 12, rank: RANK.peak },
  {
    kind: 'peak',
    when: { natural: ['peak', 'hill'] },
    also: { ele: 'any' },
    on: 'nodes',
    zoom: 13,
    rank: RANK.landmark,
  },
  {
    kind: 'station',
    detail: 'subway',
    when: { railway: ['station'] },
    also: { station: ['subway', 'light_rail'] },
    on: 'both',
    zoom: 13,
    rank: RANK.station,
  },
  {
    kind: 'station',
    when: { railway: ['station'] },
    unless: { disused: ['yes'], abandoned: ['yes'], usage: ['freight'] },
    on: 'both',
    zoom: 12,
    rank: RANK.station,
  },
  { kind: 'halt', when: { railway: ['halt'] }, on: 'both', zoom: 13, rank: RANK.station },
  {
    kind: 'ferry_terminal',
    when: { amenity: ['ferry_terminal'] },
    also: { name: 'any' },
    on: 'both',
    zoom: 13,
    rank: RANK.station,
  },
  { kind: 'ferry_terminal', when: { amenity: ['ferry_terminal'] }, on: 'both', zoom: 14, rank: RANK.landmark },
  { kind: 'aerodrome', when: { aeroway: ['aerodrome'] }, on: 'both', zoom: 11, rank: RANK.station },
  { kind: 'helipad', when: { aeroway: ['helipad', 'heliport'] }, on: 'both', zoom: 14, rank: RANK.small },
  { kind: 'cave_entrance', when: { natural: ['cave_entrance'] }, on: 'nodes', zoom: 14, rank: RANK.landmark },
  { kind: 'lighthouse', when: { man_made: ['lighthouse'] }, on: 'both', zoom: 12, rank: RANK.landmark },
  { kind: 'windmill', when: { man_made: ['windmill'] }, on: 'both', zoom: 14, rank: RANK.small },
  {
    kind: 'tower',
    detail: { of: 'tower:type' },
    when: { man_made: ['tower', 'communications_tower'] },
    unless: { ...UNSEEN, 'tower:type': ['lighting', 'minaret', 'cooling', 'spotlight'] },
    on: 'both',
    zoom: 14,
    rank: RANK.small,
  },
  { kind: 'tower', detail: 'water', when: { man_made: ['water_tower'] }, on: 'both', zoom: 14, rank: RANK.small },
  {
    kind: 'waterfall',
    when: { waterway: ['waterfall'], natural: ['waterfall'] },
    on: 'nodes',
    zoom: 13,
    rank: RANK.landmark,
  },
]);

/** The rules by which names and signs are drawn at points, at most one rule of each slot. */
export const POINT_RULES = new RuleTable<PointRule>([...PLACES, ...LANDS, ...WATERS, ...SIGNS]);
