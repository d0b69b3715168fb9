import { fromOsmUnits, type MicrodegreePoint } from '#api/geometry/microdegrees.ts';
import type { Tags, TagTest } from '#api/osm/block.ts';
import type { NodeStore } from '#api/osm/nodeStore.ts';
import { normalise } from '#common/search/normalise.ts';
import { houseNumbers } from '#common/search/streetNumbers.ts';

/** Longer names than this are remarks of mappers. */
const NAME_MAX = 100;

/** Roads whose name is part of an address. */
const STREETS = new Set([
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'living_street',
  'pedestrian',
  'service',
  'track',
  'road',
]);

const isStreet = (value: string) => STREETS.has(value);
const always = () => true;

/** Asks for the tags of elements that have a part of an address. */
export const streetTag: TagTest = (key) => {
  if (key === 'highway') return isStreet;
  return key === 'addr:housenumber' ? always : undefined;
};

/** A piece of a road by its names. */
export interface RoadPiece {
  readonly nameFi: string;
  readonly nameSv: string | null;
  readonly point: MicrodegreePoint;
}

/** A house by the name that its street has there. */
export interface House {
  readonly street: string;
  readonly number: string;
  readonly point: MicrodegreePoint;
}

type RoadNames = Omit<RoadPiece, 'point'>;
type HouseNames = Omit<House, 'point'>;

/** Collects the roads and houses of an extract while it is read; of a way one node says where it is. */
export class StreetBook {
  readonly #roadWays = new NamedNodes<string | null>();
  readonly #houseWays = new NamedNodes<string>();
  readonly #roads = new NamedPoints<string | null>();
  readonly #houses = new NamedPoints<string>();
  readonly #names = new Map<string, string>();

  /** Takes a way that has a `streetTag`; answers the node whose location will be needed, null for none. */
  takeWay(tags: Tags, refs: Float64Array): number | null {
    const road = isStreet(tags['highway'] ?? '') ? roadOf(tags, this.#shared) : null;
    if (road !== null) {
      const node = refs[Math.floor(refs.length / 2)];
      if (node !== undefined) this.#roadWays.add(road.nameFi, road.nameSv, node);
      return node ?? null;
    }
    const [node] = refs;
    const houses = housesOf(tags, this.#shared);
    if (node === undefined || houses.length === 0) return null;
    for (const { street, number } of houses) this.#houseWays.add(street, number, node);
    return node;
  }

  /** Takes a node that has a `streetTag`; its location in units of 1e-7 degrees. */
  takeNode(tags: Tags, lon7: number, lat7: number): void {
    for (const { street, number } of housesOf(tags, this.#shared))
      this.#houses.add(street, number, fromOsmUnits(lon7, lat7));
  }

  /** Gives the ways the locations of their nodes; what lies outside the extract is left out. */
  locate(nodes: NodeStore): void {
    this.#roadWays.moveTo(this.#roads, nodes);
    this.#houseWays.moveTo(this.#houses, nodes);
  }

  /** Gives out the roads once: what comes after them needs the memory. */
  *roads(): Generator<RoadPiece> {
    for (const [nameFi, nameSv, point] of this.#roads.take()) yield { nameFi, nameSv, point };
  }

  /** Gives out the houses once. */
  *houses(): Generator<House> {
    for (const [street, number, point] of this.#houses.take()) yield { street, number, point };
  }

  /** One copy of each name and number: a country has a million houses in a hundred thousand streets. */
  readonly #shared = (name: string): string => {
    const known = this.#names.get(name);
    if (known === undefined) this.#names.set(name, name);
    return known ?? name;
  };
}

/**
 * Two names and a point of each row, in columns of one array each: an object for each of a country's million houses
 * would take three times the memory.
 */
class NamedPoints<Second> {
  #firsts: string[] = [];
  #seconds: Second[] = [];
  #xs: number[] = [];
  #ys: number[] = [];

  add(first: string, second: Second, [x, y]: MicrodegreePoint): void {
    this.#firsts.push(first);
    this.#seconds.push(second);
    this.#xs.push(x);
    this.#ys.push(y);
  }

  *take(): Generator<readonly [first: string, second: Second, point: MicrodegreePoint]> {
    for (const [at, second] of this.#seconds.entries())
      yield [this.#firsts[at] ?? '', second, [this.#xs[at] ?? 0, this.#ys[at] ?? 0]];
    [this.#firsts, this.#seconds, this.#xs, this.#ys] = [[], [], [], []];
  }
}

/** The same, in columns, of what lies at nodes that are not read yet. */
class NamedNodes<Second> {
  #firsts: string[] = [];
  #seconds: Second[] = [];
  #nodes: number[] = [];

  add(first: string, second: Second, node: number): void {
    this.#firsts.push(first);
    this.#seconds.push(second);
    this.#nodes.push(node);
  }

  /** Empties these rows: those whose nodes have a location become points. */
  moveTo(points: NamedPoints<Second>, nodes: NodeStore): void {
    for (const [at, second] of this.#seconds.entries()) {
      const point = nodes.pointOf(this.#nodes[at] ?? 0);
      if (point !== null) points.add(this.#firsts[at] ?? '', second, point);
    }
    [this.#firsts, this.#seconds, this.#nodes] = [[], [], []];
  }
}

function nameOf(text: string | undefined, shared: (name: string) => string): string | null {
  const name = text?.trim().replace(/\s+/g, ' ') ?? '';
  return name.length > NAME_MAX || normalise(name) === '' ? null : shared(name);
}

function roadOf(tags: Tags, shared: (name: string) => string): RoadNames | null {
  const nameFi = nameOf(tags['name:fi'] ?? tags['name'], shared);
  if (nameFi === null) return null;
  const nameSv = nameOf(tags['name:sv'], shared);
  return { nameFi, nameSv: nameSv === nameFi ? null : nameSv };
}

function housesOf(tags: Tags, shared: (name: string) => string): HouseNames[] {
  const street = nameOf(tags['addr:street'] ?? tags['addr:street:fi'] ?? tags['addr:place'], shared);
  if (street === null) return [];
  return houseNumbers(tags['addr:housenumber'] ?? '').map((number) => ({ street, number: shared(number) }));
}
