import type { Box } from './baseGrid.ts';
import { WEIGHT_MAX } from './weighLine.ts';

/**
 * Lines and rings in one growing array of whole numbers, each as the number of its points, its size, and x, y and
 * weight of every point. A cut part is appended: the rings it was cut from stay, since another tile needs them too.
 */
export class RingStore {
  data = new Int32Array(1 << 12);
  end = 0;

  /** Makes room for so many numbers at the end. */
  reserve(count: number): void {
    if (this.end + count <= this.data.length) return;
    const larger = new Int32Array(Math.max(this.data.length * 2, this.end + count));
    larger.set(this.data.subarray(0, this.end));
    this.data = larger;
  }
}

/** The numbers before the points of a ring. */
export const HEAD = 2;

/** Where the ring ends whose head is at `head`. */
export function endOfRing({ data }: RingStore, head: number): number {
  return head + HEAD + 3 * (data[head] ?? 0);
}

/** The box of rings; holes lie inside of their outer rings, whose size is not negative. */
export function boxOfRings(store: RingStore, from: number, to: number): Box {
  const { data } = store;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let head = from; head < to; head = endOfRing(store, head)) {
    if ((data[head + 1] ?? 0) < 0) continue;
    const end = endOfRing(store, head);
    for (let i = head + HEAD; i < end; i += 3) {
      const x = data[i] ?? 0;
      const y = data[i + 1] ?? 0;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  }
  return [minX, minY, maxX, maxY];
}

/** A stripe of the grid between two lines: its edges belong to it. */
export interface Stripe {
  readonly low: number;
  readonly high: number;
  /** 0: a stripe from north to south, whose edges are values of x; 1: of y. */
  readonly axis: 0 | 1;
}

/** Where rings lie in a store. */
interface Rings {
  readonly from: number;
  readonly to: number;
}

/** Appends the parts of rings, or of lines, that lie in a stripe. */
export function clipToStripe(store: RingStore, { from, to }: Rings, stripe: Stripe, isArea: boolean): void {
  const clip = new RingClip(store, stripe, isArea);
  for (let head = from; head < to; head = endOfRing(store, head)) clip.run(head, endOfRing(store, head));
}

/** Clips rings or lines one by one: a ring stays one, a line may fall into several. */
class RingClip {
  readonly #store: RingStore;
  readonly #stripe: Stripe;
  readonly #isArea: boolean;
  /** Where the head of the part begins that is being written. */
  #head = 0;
  #size = 0;

  constructor(store: RingStore, stripe: Stripe, isArea: boolean) {
    this.#store = store;
    this.#stripe = stripe;
    this.#isArea = isArea;
  }

  run(head: number, end: number): void {
    const store = this.#store;
    const { axis, low, high } = this.#stripe;
    // Of a side at most its start and two crossings are written, of a line two numbers for the part that ends there.
    store.reserve((end - head) * 4);
    const { data } = store;
    this.#size = data[head + 1] ?? 0;
    this.#begin();
    for (let i = head + HEAD; i < end - 3; i += 3) {
      const a = data[i + axis] ?? 0;
      const b = data[i + 3 + axis] ?? 0;
      if (a < low) {
        if (b >= low) this.#cross(i, low);
      } else if (a > high) {
        if (b <= high) this.#cross(i, high);
      } else this.#copy(i);
      const leavesLow = b < low && a >= low;
      const leavesHigh = b > high && a <= high;
      if (leavesLow) this.#cross(i, low);
      if (leavesHigh) this.#cross(i, high);
      if (!this.#isArea && (leavesLow || leavesHigh)) this.#finish();
    }
    const last = data[end - 3 + axis] ?? 0;
    if (last >= low && last <= high) this.#copy(end - 3);
    if (this.#isArea) this.#close();
    this.#finish();
    store.end = this.#head;
  }

  #begin(): void {
    this.#head = this.#store.end;
    this.#store.end += HEAD;
  }

  /** Ends the part, if there is one, and begins the next. */
  #finish(): void {
    const { data, end } = this.#store;
    const count = (end - this.#head - HEAD) / 3;
    if (count === 0) return;
    data[this.#head] = count;
    data[this.#head + 1] = this.#size;
    this.#begin();
  }

  #put(x: number, y: number, weight: number): void {
    const { data, end } = this.#store;
    data[end] = x;
    data[end + 1] = y;
    data[end + 2] = weight;
    this.#store.end = end + 3;
  }

  #copy(i: number): void {
    const { data } = this.#store;
    this.#put(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
  }

  /** Writes the point where the side that begins at `i` crosses an edge of the stripe. */
  #cross(i: number, edge: number): void {
    const { data } = this.#store;
    const ax = data[i] ?? 0;
    const ay = data[i + 1] ?? 0;
    const bx = data[i + 3] ?? 0;
    const by = data[i + 4] ?? 0;
    if (this.#stripe.axis === 0)
      this.#put(edge, Math.floor(ay + (by - ay) * ((edge - ax) / (bx - ax)) + 0.5), WEIGHT_MAX);
    else this.#put(Math.floor(ax + (bx - ax) * ((edge - ay) / (by - ay)) + 0.5), edge, WEIGHT_MAX);
  }

  #close(): void {
    const { data, end } = this.#store;
    const start = this.#head + HEAD;
    const isClosed = data[end - 3] === data[start] && data[end - 2] === data[start + 1];
    if (end - start >= 6 && !isClosed) this.#copy(start);
  }
}
