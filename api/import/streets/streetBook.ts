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

interface OnNode<T> {
  readonly what: T;
  readonly node: number;
}

/** Collects the roads and houses of an extract while it is read; of a way one node says where it is. */
export class StreetBook {
  readonly #roads: OnNode<Omit<RoadPiece, 'point'>>[] = [];
  readonly #houses: OnNode<Omit<House, 'point'>>[] = [];
  readonly #names = new Map<string, string>();
  readonly roads: RoadPiece[] = [];
  readonly houses: House[] = [];

  /** Takes a way that has a `streetTag`; answers the node whose location will be needed, null for none. */
  takeWay(tags: Tags, refs: Float64Array): number | null {
    const road = isStreet(tags['highway'] ?? '') ? roadOf(tags, this.#shared) : null;
    if (road !== null) {
      const node = refs[Math.floor(refs.length / 2)];
      if (node !== undefined) this.#roads.push({ what: road, node });
      return node ?? null;
    }
    const [node] = refs;
    const houses = housesOf(tags, this.#shared);
    if (node === undefined || houses.length === 0) return null;
    for (const what of houses) this.#houses.push({ what, node });
    return node;
  }

  /** Takes a node that has a `streetTag`; its location in units of 1e-7 degrees. */
  takeNode(tags: Tags, lon7: number, lat7: number): void {
    for (const house of housesOf(tags, this.#shared)) this.houses.push({ ...house, point: fromOsmUnits(lon7, lat7) });
  }

  /** Gives the ways the locations of their nodes; what lies outside the extract is left out. */
  locate(nodes: NodeStore): void {
    for (const { what, node } of this.#roads.splice(0)) {
      const point = nodes.pointOf(node);
      if (point !== null) this.roads.push({ ...what, point });
    }
    for (const { what, node } of this.#houses.splice(0)) {
      const point = nodes.pointOf(node);
      if (point !== null) this.houses.push({ ...what, point });
    }
  }

  /** One copy of each name: a country has a million houses in a hundred thousand streets. */
  readonly #shared = (name: string): string => {
    const known = this.#names.get(name);
    if (known === undefined) this.#names.set(name, name);
    return known ?? name;
  };
}

function nameOf(text: string | undefined, shared: (name: string) => string): string | null {
  const name = text?.trim().replace(/\s+/g, ' ') ?? '';
  return name.length > NAME_MAX || normalise(name) === '' ? null : shared(name);
}

function roadOf(tags: Tags, shared: (name: string) => string): Omit<RoadPiece, 'point'> | null {
  const nameFi = nameOf(tags['name:fi'] ?? tags['name'], shared);
  if (nameFi === null) return null;
  const nameSv = nameOf(tags['name:sv'], shared);
  return { nameFi, nameSv: nameSv === nameFi ? null : nameSv };
}

function housesOf(tags: Tags, shared: (name: string) => string): Omit<House, 'point'>[] {
  const street = nameOf(tags['addr:street'] ?? tags['addr:street:fi'] ?? tags['addr:place'], shared);
  if (street === null) return [];
  return houseNumbers(tags['addr:housenumber'] ?? '').map((number) => ({ street, number }));
}
