import { NodeIds } from './nodeStore.ts';

const FIRST_CAPACITY = 1 << 12;

/** Node lists of the stored ways, end to end in one growing array. */
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

  /** Ids of all nodes of all ways. */
  nodeIds(): NodeIds {
    const ids = new NodeIds();
    ids.addAll(this.#refs.subarray(0, this.#used));
    return ids;
  }
}
