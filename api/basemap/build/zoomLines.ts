import { type GridFeature, type Properties, showsAt, textOf, type TileLayer } from '#api/basemap/grid/gridShape.ts';
import { joinFlatLines } from '#api/geometry/joinLines.ts';
import type { FlatLine } from '#common/geo/flatLine.ts';

/**
 * The zoom from which a field is written; before it nothing shows the field, and lines that differ in it alone are
 * joined.
 */
const FIELDS_FROM: Readonly<Partial<Record<TileLayer, Readonly<Record<string, number>>>>> = {
  roads: {
    name: 12,
    'name:fi': 12,
    'name:sv': 12,
    'name:en': 12,
    oneway: 13,
    lit: 14,
    surface: 12,
    access: 12,
    is_bridge: 12,
    is_link: 11,
  },
  water: { intermittent: 12 },
};
/** Ferry lines have their names from this zoom on: they are few, and followed by their names. */
const FERRY_NAMES_FROM = 10;

/** The lines of a zoom, without the fields that nothing shows there; lines with equal fields are joined end to end. */
export function linesOf(features: readonly GridFeature[], zoom: number): GridFeature[] {
  const slim = slimmer(zoom);
  const groups = new Groups();
  const directed: GridFeature[] = [];
  for (const feature of features) {
    if (feature.shape.type !== 'lines' || !showsAt(feature, zoom)) continue;
    const properties = slim(feature);
    if (isDirected(feature.layer, properties)) directed.push({ ...feature, properties });
    else groups.add(feature, properties, feature.shape.lines);
  }
  return [...directed, ...groups.joined()];
}

/** Answers the fields of a feature that a zoom shows. Features share their fields, which are looked through once. */
function slimmer(zoom: number): (feature: GridFeature) => Properties {
  const known = new Map<TileLayer, Map<Properties, Properties>>();
  return ({ layer, properties }) => {
    let ofLayer = known.get(layer);
    if (ofLayer === undefined) known.set(layer, (ofLayer = new Map()));
    let slim = ofLayer.get(properties);
    if (slim === undefined) ofLayer.set(properties, (slim = slimmed(layer, properties, zoom)));
    return slim;
  };
}

function slimmed(layer: TileLayer, properties: Properties, zoom: number): Properties {
  const from = FIELDS_FROM[layer];
  if (from === undefined) return properties;
  const isFerry = properties['kind'] === 'ferry';
  const isWritten = (field: string) =>
    zoom >= (from[field] ?? 0) || (isFerry && field.startsWith('name') && zoom >= FERRY_NAMES_FROM);
  if (Object.keys(properties).every(isWritten)) return properties;
  return Object.fromEntries(Object.entries(properties).filter(([field]) => isWritten(field)));
}

/** Whether the direction of the line has a meaning. */
function isDirected(layer: TileLayer, properties: Properties): boolean {
  return layer === 'earth' || properties['oneway'] !== undefined;
}

interface Group extends Omit<GridFeature, 'shape'> {
  rank: number;
  readonly lines: FlatLine[];
}

/** Lines with equal fields. */
class Groups {
  readonly #groups: Group[] = [];
  readonly #byText = new Map<TileLayer, Map<string, Group>>();

  add(feature: Omit<GridFeature, 'shape'>, properties: Properties, lines: readonly FlatLine[]): void {
    let ofLayer = this.#byText.get(feature.layer);
    if (ofLayer === undefined) this.#byText.set(feature.layer, (ofLayer = new Map()));
    const text = textOf(properties);
    let group = ofLayer.get(text);
    if (group === undefined) {
      group = { ...feature, properties, lines: [] };
      this.#groups.push(group);
      ofLayer.set(text, group);
    }
    group.rank = Math.max(group.rank, feature.rank);
    for (const line of lines) group.lines.push(line);
  }

  joined(): GridFeature[] {
    return this.#groups.flatMap(({ lines, ...common }) =>
      joinFlatLines(lines).map((line): GridFeature => ({ ...common, shape: { type: 'lines', lines: [line] } })),
    );
  }
}
