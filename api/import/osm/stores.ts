import { NO_LOCATION } from './block.ts';
import type { NodeColumns } from './nodes.ts';
import { toGrid, type GridPoint } from './grid.ts';

const FIRST_CAPACITY = 1 << 12;

/** Node lists of the ways that are kept, end to end in one growing array. */
export class WayStore {
  readonly #spans = new Map<number, readonly [start: number, end: number]>();
  #refs = new Float64Array(FIRST_CAPACITY);
  #used = 0;

  add(way: number, refs: Float64Array): void {
    const end = this.#used + refs.length;
    if (end > this.#refs.length) {
      const larger = new Float64Array(Math.max(end, this.#refs.length * 2));
      larger.set(this.#refs);
      this.#refs = larger;
    }
    this.#refs.set(refs, this.#used);
    this.#spans.set(way, [this.#used, end]);
    this.#used = end;
  }

  /** The way's nodes in order; null for a way that the file does not hold. */
  nodesOf(way: number): Float64Array | null {
    const span = this.#spans.get(way);
    return span === undefined ? null : this.#refs.subarray(...span);
  }

  /** Ids of all nodes of all ways, ascending, each once. */
  nodeIds(): Float64Array {
    const ids = this.#refs.slice(0, this.#used).sort();
    let kept = 0;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0;
      if (i === 0 || id !== ids[kept - 1]) ids[kept++] = id;
    }
    return ids.slice(0, kept);
  }
}

/** Locations of the nodes whose ids were given, 16 bytes each; all other nodes of the file are let go. */
export class NodeStore {
  readonly #ids: Float64Array;
  readonly #lons: Int32Array;
  readonly #lats: Int32Array;
  #cursor = 0;

  /** `ids` ascending, each once. */
  constructor(ids: Float64Array) {
    this.#ids = ids;
    this.#lons = new Int32Array(ids.length).fill(NO_LOCATION);
    this.#lats = new Int32Array(ids.length).fill(NO_LOCATION);
  }

  /** Takes over the locations of wanted nodes. Files list nodes by id nearly always, so the search goes on where it stopped. */
  take({ ids, lons, lats }: Pick<NodeColumns, 'ids' | 'lons' | 'lats'>): void {
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0;
      if ((this.#ids[this.#cursor - 1] ?? -Infinity) >= id) this.#cursor = this.#firstFrom(id);
      while ((this.#ids[this.#cursor] ?? Infinity) < id) this.#cursor++;
      if (this.#ids[this.#cursor] !== id) continue;
      this.#lons[this.#cursor] = lons[i] ?? NO_LOCATION;
      this.#lats[this.#cursor] = lats[i] ?? NO_LOCATION;
    }
  }

  /** Null for a node that the file does not hold, or that lies nowhere. */
  pointOf(id: number): GridPoint | null {
    const at = this.#firstFrom(id);
    const [lon, lat] = [this.#lons[at] ?? NO_LOCATION, this.#lats[at] ?? NO_LOCATION];
    return this.#ids[at] !== id || lon === NO_LOCATION || lat === NO_LOCATION ? null : toGrid(lon, lat);
  }

  /** Place of the first id that is not smaller. */
  #firstFrom(id: number): number {
    let [low, high] = [0, this.#ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#ids[middle] ?? Infinity) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
