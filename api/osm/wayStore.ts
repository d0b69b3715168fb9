import { sharedFloat64 } from '#api/platform/sharedArrays.ts';
import { NodeIds } from './nodeStore.ts';

const FIRST_CAPACITY = 1 << 12;

/** The data from which a thread makes a store; the nodes are memory that threads share. */
export interface SharedWays {
  readonly spans: Map<number, readonly [start: number, end: number]>;
  readonly refs: Float64Array;
}

/** Node lists of the stored ways, end to end in one growing array. */
export class WayStore {
  readonly #spans: SharedWays['spans'];
  #refs: Float64Array;
  #used = 0;

  /** Empty, or the store that another thread shares: to be read only. */
  constructor({ spans, refs }: SharedWays = { spans: new Map(), refs: new Float64Array(FIRST_CAPACITY) }) {
    this.#spans = spans;
    this.#refs = refs;
  }

  /** For another thread. Neither store may be changed any more. As of `NodeIds.share`. */
  share(): SharedWays {
    const refs = sharedFloat64(this.#used);
    refs.set(this.#refs.subarray(0, this.#used));
    this.#refs = refs;
    return { spans: this.#spans, refs: this.#refs };
  }

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
