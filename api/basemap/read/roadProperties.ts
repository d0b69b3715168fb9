import type { Tags } from '#api/osm/block.ts';
import { listed } from '#api/osm/tagText.ts';
import type { LineRule } from './lineRules.ts';
import type { Properties } from './names.ts';
import { holdsOne, type TagValues } from './rules.ts';

/** A property that is written when the tags hold one of these values. */
interface Mark {
  readonly property: string;
  readonly value: string | boolean;
  readonly when: TagValues;
  readonly unless?: TagValues;
}

const PAVED = [
  'paved',
  'asphalt',
  'concrete',
  'concrete:plates',
  'concrete:lanes',
  'paving_stones',
  'sett',
  'cobblestone',
  'unhewn_cobblestone',
  'bricks',
  'metal',
  'chipseal',
  'tartan',
  'stone',
];
const UNPAVED = [
  'unpaved',
  'compacted',
  'fine_gravel',
  'gravel',
  'pebblestone',
  'ground',
  'dirt',
  'earth',
  'soil',
  'grass',
  'grass_paver',
  'sand',
  'mud',
  'clay',
  'rock',
  'bedrock',
  'woodchips',
  'wood',
  'snow',
  'ice',
];
const NO_TUNNEL_OR_BRIDGE = ['no', 'boardwalk', 'low_water_crossing', 'flooded', 'culvert'];

/** The first row of each property counts. */
const ALL: readonly Mark[] = [
  { property: 'is_bridge', value: true, when: { bridge: 'any' }, unless: { bridge: NO_TUNNEL_OR_BRIDGE } },
  { property: 'is_tunnel', value: true, when: { tunnel: 'any' }, unless: { tunnel: NO_TUNNEL_OR_BRIDGE } },
];
const ON_FOOT = ['yes', 'designated', 'permissive'];
const ROAD: readonly Mark[] = [
  ...ALL,
  { property: 'surface', value: 'unpaved', when: { surface: UNPAVED } },
  {
    property: 'surface',
    value: 'unpaved',
    when: { tracktype: ['grade2', 'grade3', 'grade4', 'grade5'] },
    unless: { surface: 'any' },
  },
  { property: 'access', value: 'private', when: { access: ['private', 'no'] }, unless: { foot: ON_FOOT } },
  { property: 'piste', value: 'nordic', when: { 'piste:type': ['nordic'] } },
];
/**
 * Marks of roads for cars. A road without a mark is paved: paved ones are not marked one by one, so that more of them
 * can be joined.
 */
const DRIVEN: readonly Mark[] = [
  ...ROAD,
  {
    property: 'is_link',
    value: true,
    when: { highway: ['motorway_link', 'trunk_link', 'primary_link', 'secondary_link', 'tertiary_link'] },
  },
  {
    property: 'oneway',
    value: 'yes',
    when: { oneway: ['yes', '1', 'true', '-1', 'reverse'], junction: ['roundabout', 'circular'] },
    unless: { oneway: ['no'] },
  },
  { property: 'oneway', value: 'yes', when: { highway: ['motorway'] }, unless: { oneway: ['no'] } },
];
const WALKED: readonly Mark[] = [
  ...ROAD,
  { property: 'surface', value: 'paved', when: { surface: PAVED } },
  { property: 'surface', value: 'paved', when: { tracktype: ['grade1'] }, unless: { surface: 'any' } },
  { property: 'sac', value: 'faint', when: { trail_visibility: ['bad', 'horrible', 'no'] } },
  { property: 'lit', value: true, when: { lit: ['yes', '24/7', 'automatic', 'sunset-sunrise', 'limited'] } },
];

const MARKS: Readonly<Record<string, readonly Mark[]>> = {
  highway: DRIVEN,
  major_road: DRIVEN,
  minor_road: DRIVEN,
  path: WALKED,
  rail: ALL,
};

function marksOf(kind: string, tags: Tags): Record<string, string | number | boolean> {
  const properties: Record<string, string | number | boolean> = {};
  for (const { property, value, when, unless } of MARKS[kind] ?? []) {
    if (property in properties) continue;
    if (holdsOne(tags, when) && (unless === undefined || !holdsOne(tags, unless))) properties[property] = value;
  }
  return properties;
}

const LEVELS = 5;

/** Storey of the road, -5 to 5: a bridge or tunnel without the tag is one storey above or below the ground. */
function levelOf(tags: Tags, { is_bridge, is_tunnel }: Properties): number {
  const level = Number.parseInt(tags['layer'] ?? '', 10);
  if (Number.isInteger(level)) return Math.min(Math.max(level, -LEVELS), LEVELS);
  return is_bridge === true ? 1 : is_tunnel === true ? -1 : 0;
}

/**
 * The properties of a line in `roads` (docs/base-tiles.md), but for its kind and names. `sort_rank` is ten times the
 * storey (0 = five below the ground), and within it the order of the class.
 */
export function roadProperties({ kind, order = 0 }: LineRule, tags: Tags): Properties {
  const marks = marksOf(kind, tags);
  const ref =
    kind === 'highway' || kind === 'major_road' || kind === 'minor_road'
      ? listed(tags['ref'], 20).slice(0, 3).join(';')
      : '';
  return { ...marks, ...(ref !== '' && { ref }), sort_rank: (levelOf(tags, marks) + LEVELS) * 10 + order };
}

/** Whether traffic runs against the way's direction: its line is turned. */
export function runsBackwards({ layer }: LineRule, tags: Tags): boolean {
  return layer === 'roads' && (tags['oneway'] === '-1' || tags['oneway'] === 'reverse');
}

/** Whether a way lies under the ground without being a tunnel: a corridor of a station or shopping centre. */
export function isUnderground(tags: Tags): boolean {
  const levels = tags['level']?.split(/[;,]/).map(Number) ?? [];
  return levels.length > 0 && levels.every((level) => level < 0) && (tags['tunnel'] ?? 'no') === 'no';
}
