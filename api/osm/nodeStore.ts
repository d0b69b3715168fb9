import { type MicrodegreePoint, fromOsmUnits } from '#api/geometry/microdegrees.ts';
import { sharedInt32, sharedUint32 } from '#api/platform/sharedArrays.ts';
import { NO_LOCATION } from './block.ts';
import type { NodeColumns } from './nodes.ts';

/** Ids of one page: nodes of a place are mapped together, so their ids lie close, and a page holds many of them. */
const PAGE_IDS = 1024;
const PAGE_WORDS = PAGE_IDS / 32;
const FIRST_PAGES = 64;

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

interface SharedIds {
  /** The number of each page. */
  readonly slots: Map<number, number>;
  /** The bits of the pages, in the order of their numbers. */
  readonly words: Uint32Array;
}

/**
 * A set of ids (of nodes, mostly) that takes about two bytes for each: one bit for every id of the pages that it
 * touches.
 */
export class NodeIds {
  readonly #slots: Map<number, number>;
  #words: Uint32Array;
  #lastPage = Number.NaN;
  #lastSlot = -1;

  constructor({ slots, words }: SharedIds = { slots: new Map(), words: new Uint32Array(FIRST_PAGES * PAGE_WORDS) }) {
    this.#slots = slots;
    this.#words = words;
  }

  addAll(ids: Float64Array): void {
    for (let i = 0; i < ids.length; i++) this.add(ids[i] ?? 0);
  }

  /** Adds an id; answers whether it is new. */
  add(id: number): boolean {
    const page = Math.floor(id / PAGE_IDS);
    const slot = this.slotOf(page) ?? this.#newSlot(page);
    const bit = id - page * PAGE_IDS;
    const at = slot * PAGE_WORDS + (bit >>> 5);
    const word = this.#words[at] ?? 0;
    const mask = 1 << (bit & 31);
    this.#words[at] = word | mask;
    return (word & mask) === 0;
  }

  /** The number of a page, in the order in which pages were added. */
  slotOf(page: number): number | undefined {
    if (page === this.#lastPage) return this.#lastSlot;
    const slot = this.#slots.get(page);
    if (slot !== undefined) [this.#lastPage, this.#lastSlot] = [page, slot];
    return slot;
  }

  get words(): Uint32Array {
    return this.#words;
  }

  /**
   * The memory from which another thread makes the same set. Neither set may be changed any more. Memory is shared from
   * here on only: V8 does not count shared memory, and would collect the leftovers of a growing set late.
   */
  share(): SharedIds {
    const words = sharedUint32(this.#words.length);
    words.set(this.#words);
    this.#words = words;
    return { slots: this.#slots, words: this.#words };
  }

  get pages(): number {
    return this.#slots.size;
  }

  #newSlot(page: number): number {
    const slot = this.#slots.size;
    if ((slot + 1) * PAGE_WORDS > this.#words.length) {
      const larger = new Uint32Array(Math.ceil(this.#words.length * 1.5));
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#slots.set(page, slot);
    [this.#lastPage, this.#lastSlot] = [page, slot];
    return slot;
  }
}

/** The locations of a set of ids, in its order. */
interface Locations {
  /** For each page the number of ids in the pages before it. */
  readonly before: Uint32Array;
  readonly lons: Int32Array;
  readonly lats: Int32Array;
}

/** The data from which a thread makes a store; all but the numbers of the pages is memory that threads share. */
export interface SharedNodes extends Locations {
  readonly ids: SharedIds;
}

/** Locations of the nodes with given ids, about ten bytes each; all other nodes of the file are skipped. */
export class NodeStore {
  readonly #ids: NodeIds;
  readonly #before: Uint32Array;
  readonly #lons: Int32Array;
  readonly #lats: Int32Array;

  /** `ids` must not change any more. */
  constructor(ids: NodeIds, { before, lons, lats }: Locations = noLocations(ids)) {
    this.#ids = ids;
    this.#before = before;
    this.#lons = lons;
    this.#lats = lats;
  }

  /** The store that another thread shares. */
  static of({ ids, ...locations }: SharedNodes): NodeStore {
    return new NodeStore(new NodeIds(ids), locations);
  }

  /** For `of` in another thread. */
  share(): SharedNodes {
    return { ids: this.#ids.share(), before: this.#before, lons: this.#lons, lats: this.#lats };
  }

  /** Stores the locations of wanted nodes. */
  take({ ids, lons, lats }: Pick<NodeColumns, 'ids' | 'lons' | 'lats'>): void {
    for (let i = 0; i < ids.length; i++) {
      const at = this.#indexOf(ids[i] ?? 0);
      if (at < 0) continue;
      this.#lons[at] = lons[i] ?? NO_LOCATION;
      this.#lats[at] = lats[i] ?? NO_LOCATION;
    }
  }

  /** The point of a node; null where the file does not hold it, or where it has no location on the globe. */
  pointOf(id: number): MicrodegreePoint | null {
    const at = this.#indexOf(id);
    const [lon, lat] = [this.#lons[at] ?? NO_LOCATION, this.#lats[at] ?? NO_LOCATION];
    return lon === NO_LOCATION || lat === NO_LOCATION ? null : fromOsmUnits(lon, lat);
  }

  /** The index of an id; -1 for an id that is not wanted. */
  #indexOf(id: number): number {
    const page = Math.floor(id / PAGE_IDS);
    const slot = this.#ids.slotOf(page);
    if (slot === undefined) return -1;
    const { words } = this.#ids;
    const bit = id - page * PAGE_IDS;
    const first = slot * PAGE_WORDS;
    const last = first + (bit >>> 5);
    const mask = 1 << (bit & 31);
    const word = words[last] ?? 0;
    if ((word & mask) === 0) return -1;
    let index = this.#before[slot] ?? 0;
    for (let at = first; at < last; at++) index += bitsOf(words[at] ?? 0);
    return index + bitsOf(word & (mask - 1));
  }
}

function noLocations(ids: NodeIds): Locations {
  const before = sharedUint32(ids.pages);
  let count = 0;
  for (let slot = 0; slot < ids.pages; slot++) {
    before[slot] = count;
    for (let word = slot * PAGE_WORDS; word < (slot + 1) * PAGE_WORDS; word++) count += bitsOf(ids.words[word] ?? 0);
  }
  return { before, lons: sharedInt32(count).fill(NO_LOCATION), lats: sharedInt32(count).fill(NO_LOCATION) };
}
