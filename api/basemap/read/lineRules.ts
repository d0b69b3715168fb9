import type { BaseLayer } from '#api/basemap/baseFeature.ts';
import { RANK } from './ranks.ts';
import { RuleTable, type Rule } from './rules.ts';

/** How a line is drawn. */
export interface LineRule extends Rule {
  readonly layer: Extract<BaseLayer, 'coast' | 'earth' | 'water' | 'roads' | 'power'>;
  readonly kind: string;
  /** `kind_detail`: the text itself, or the value of the tag `{ of }`. */
  readonly detail?: string | { readonly of: string };
  readonly zoom: number;
  readonly rank: number;
  /** Roads: the order in which they are drawn on one level, 0–9. */
  readonly order?: number;
  /** Whether the line carries its names. */
  readonly named?: true;
  /**
   * How a closed way of these tags is drawn: as a line unless it has area=yes ('line'), always as a line ('always'), as
   * an area unless it has area=no ('area').
   */
  readonly closed?: 'line' | 'always' | 'area';
}

type Row = Omit<LineRule, 'slot' | 'layer'>;

const rows = (slot: string, layer: LineRule['layer'], list: readonly Row[], unless?: LineRule['unless']): LineRule[] =>
  list.map((row): LineRule => ({ ...row, unless: { ...unless, ...row.unless }, slot, layer }));

/** Ways inside houses, and ways that are only planned. */
const NOT_OUTSIDE = {
  indoor: ['yes', 'room', 'area', 'corridor'],
  highway: ['corridor'],
  proposed: ['yes'],
  construction: ['yes'],
  abandoned: ['yes'],
} as const;
const UNDER_WATER_AND_GROUND = {
  tunnel: ['culvert', 'yes', 'flooded'],
  location: ['underground'],
  covered: ['yes'],
} as const;

const ROADS: readonly Row[] = [
  {
    kind: 'highway',
    detail: 'motorway',
    when: { highway: ['motorway', 'motorway_link'] },
    zoom: 8,
    rank: RANK.mainRoad,
    order: 9,
    named: true,
  },
  {
    kind: 'major_road',
    detail: 'trunk',
    when: { highway: ['trunk', 'trunk_link'] },
    zoom: 8,
    rank: RANK.mainRoad,
    order: 8,
    named: true,
  },
  {
    kind: 'major_road',
    detail: 'primary',
    when: { highway: ['primary', 'primary_link'] },
    zoom: 8,
    rank: RANK.mainRoad,
    order: 7,
    named: true,
  },
  {
    kind: 'major_road',
    detail: 'secondary',
    when: { highway: ['secondary', 'secondary_link'] },
    zoom: 9,
    rank: RANK.mainRoad,
    order: 6,
    named: true,
  },
  {
    kind: 'major_road',
    detail: 'tertiary',
    when: { highway: ['tertiary', 'tertiary_link'] },
    zoom: 10,
    rank: RANK.road,
    order: 5,
    named: true,
  },
  {
    kind: 'minor_road',
    detail: { of: 'highway' },
    when: { highway: ['unclassified', 'residential', 'road'] },
    zoom: 12,
    rank: RANK.road,
    order: 4,
    named: true,
  },
  {
    kind: 'minor_road',
    detail: 'living_street',
    when: { highway: ['living_street'] },
    zoom: 12,
    rank: RANK.road,
    order: 4,
    named: true,
  },
  {
    kind: 'minor_road',
    detail: 'service',
    when: { highway: ['service'] },
    also: { service: ['parking_aisle', 'driveway', 'drive-through', 'layby'] },
    zoom: 14,
    rank: RANK.driveway,
    order: 3,
  },
  {
    kind: 'minor_road',
    detail: 'service',
    when: { highway: ['service', 'busway', 'rest_area'] },
    zoom: 13,
    rank: RANK.service,
    order: 3,
    named: true,
  },
  {
    kind: 'path',
    detail: 'pedestrian',
    when: { highway: ['pedestrian'] },
    zoom: 13,
    rank: RANK.walk,
    order: 2,
    named: true,
  },
  { kind: 'path', detail: 'track', when: { highway: ['track'] }, zoom: 12, rank: RANK.path, order: 2, named: true },
  {
    kind: 'path',
    detail: 'sidewalk',
    when: { highway: ['footway', 'path'] },
    also: { footway: ['sidewalk'] },
    zoom: 14,
    rank: RANK.sidewalk,
    order: 0,
  },
  {
    kind: 'path',
    detail: 'crossing',
    when: { highway: ['footway', 'path'] },
    also: { footway: ['crossing', 'traffic_island', 'access_aisle'] },
    zoom: 14,
    rank: RANK.sidewalk,
    order: 0,
  },
  {
    kind: 'path',
    detail: 'cycleway',
    when: { highway: ['cycleway'] },
    zoom: 12,
    rank: RANK.walk,
    order: 1,
    named: true,
  },
  {
    kind: 'path',
    detail: 'cycleway',
    when: { highway: ['footway', 'path'] },
    also: { bicycle: ['designated'], surface: ['asphalt', 'paved', 'concrete', 'paving_stones'] },
    zoom: 12,
    rank: RANK.walk,
    order: 1,
    named: true,
  },
  {
    kind: 'path',
    detail: { of: 'highway' },
    when: { highway: ['path', 'bridleway'] },
    zoom: 12,
    rank: RANK.path,
    order: 1,
    named: true,
  },
  {
    kind: 'path',
    detail: 'path',
    when: { highway: ['via_ferrata'] },
    zoom: 12,
    rank: RANK.path,
    order: 1,
    named: true,
  },
  { kind: 'path', detail: 'footway', when: { highway: ['footway'] }, zoom: 13, rank: RANK.walk, order: 0, named: true },
  {
    kind: 'path',
    detail: 'steps',
    when: { highway: ['steps', 'ladder'] },
    zoom: 13,
    rank: RANK.walk,
    order: 1,
    named: true,
  },
  { kind: 'path', detail: 'pier', when: { man_made: ['pier'] }, zoom: 13, rank: RANK.walk, order: 0, closed: 'area' },
];

/** Tracks of stations and works have the tag `service`; those without it lead somewhere. */
const TRACKS = { railway: ['rail', 'light_rail', 'subway', 'narrow_gauge', 'tram'] };
const RAILS: readonly Row[] = [
  {
    kind: 'rail',
    detail: { of: 'railway' },
    when: TRACKS,
    also: { service: ['yard'] },
    zoom: 14,
    rank: RANK.service,
    order: 4,
  },
  {
    kind: 'rail',
    detail: { of: 'railway' },
    when: TRACKS,
    also: { service: ['siding', 'spur', 'crossover'] },
    zoom: 13,
    rank: RANK.service,
    order: 4,
  },
  {
    kind: 'rail',
    detail: 'rail',
    when: { railway: ['rail'] },
    also: { usage: ['industrial', 'military', 'test'] },
    zoom: 12,
    rank: RANK.service,
    order: 5,
  },
  { kind: 'rail', detail: 'rail', when: { railway: ['rail'] }, zoom: 8, rank: RANK.rail, order: 5 },
  {
    kind: 'rail',
    detail: { of: 'railway' },
    when: { railway: ['light_rail', 'narrow_gauge', 'preserved', 'monorail'] },
    zoom: 10,
    rank: RANK.rail,
    order: 5,
  },
  { kind: 'rail', detail: 'subway', when: { railway: ['subway'] }, zoom: 11, rank: RANK.station, order: 5 },
  { kind: 'rail', detail: 'tram', when: { railway: ['tram'] }, zoom: 12, rank: RANK.walk, order: 4 },
  {
    kind: 'rail',
    detail: { of: 'railway' },
    when: { railway: ['funicular', 'miniature'] },
    zoom: 13,
    rank: RANK.walk,
    order: 4,
  },
];

const LIFTS = [
  'cable_car',
  'gondola',
  'mixed_lift',
  'chair_lift',
  'drag_lift',
  't-bar',
  'j-bar',
  'platter',
  'rope_tow',
  'magic_carpet',
];

const WATERWAYS: readonly Row[] = [
  { kind: 'river', when: { waterway: ['river'] }, zoom: 8, rank: RANK.river, named: true },
  { kind: 'canal', when: { waterway: ['canal'] }, zoom: 12, rank: RANK.river, named: true },
  {
    kind: 'stream',
    when: { waterway: ['stream', 'tidal_channel', 'brook'] },
    zoom: 13,
    rank: RANK.stream,
    named: true,
  },
  { kind: 'ditch', when: { waterway: ['ditch'] }, zoom: 14, rank: RANK.ditch },
  { kind: 'drain', when: { waterway: ['drain'] }, zoom: 14, rank: RANK.ditch },
];

/** The rules by which ways are drawn as lines, at most one rule of each slot. */
export const LINE_RULES = new RuleTable<LineRule>([
  // The coastline round land, which may be drawn as an island, a beach or a wood too.
  {
    slot: 'coast',
    layer: 'coast',
    kind: 'coast',
    when: { natural: ['coastline'] },
    zoom: 8,
    rank: RANK.coast,
    closed: 'always',
  },
  ...rows('road', 'roads', ROADS, NOT_OUTSIDE),
  ...rows('rail', 'roads', RAILS, NOT_OUTSIDE),
  ...rows('ferry', 'roads', [
    { kind: 'ferry', when: { route: ['ferry'] }, zoom: 8, rank: RANK.ferry, order: 0, named: true, closed: 'always' },
  ]),
  ...rows('aerialway', 'roads', [
    {
      kind: 'aerialway',
      detail: { of: 'aerialway' },
      when: { aerialway: LIFTS },
      zoom: 12,
      rank: RANK.aerialway,
      order: 9,
    },
  ]),
  ...rows('aeroway', 'roads', [
    { kind: 'aeroway', detail: 'runway', when: { aeroway: ['runway'] }, zoom: 10, rank: RANK.built, order: 2 },
    { kind: 'aeroway', detail: 'taxiway', when: { aeroway: ['taxiway'] }, zoom: 13, rank: RANK.paved, order: 1 },
  ]),
  ...rows('waterway', 'water', WATERWAYS, UNDER_WATER_AND_GROUND),
  ...rows(
    'power',
    'power',
    [
      { kind: 'line', when: { power: ['line'] }, zoom: 11, rank: RANK.powerLine },
      { kind: 'minor_line', when: { power: ['minor_line'] }, zoom: 13, rank: RANK.minorPower },
    ],
    { location: ['underground', 'underwater', 'indoor'] },
  ),
  ...rows('cliff', 'earth', [
    { kind: 'cliff', when: { natural: ['cliff'] }, zoom: 14, rank: RANK.cliff, closed: 'always' },
  ]),
]);

/** A ski track on a way of its own; where a track runs on a path, a field of the path says so. */
export const PISTE: LineRule = {
  slot: 'piste',
  layer: 'roads',
  kind: 'path',
  detail: 'piste',
  when: { 'piste:type': ['nordic'] },
  zoom: 12,
  rank: RANK.piste,
  order: 1,
  named: true,
};

/** The rule of a way that belongs to a ferry's route but has no tag of a ferry itself. */
export const FERRY = LINE_RULES.rules.find(({ slot }) => slot === 'ferry');
