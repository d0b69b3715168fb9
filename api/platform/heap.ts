import { setFlagsFromString } from 'node:v8';

/**
 * By how much the heap may outgrow what is alive after a collection, percent: while threads draw, and while the main
 * thread holds all places of a country. Less takes less memory and more time.
 */
const GROWTH_PERCENT = { drawing: 45, publishing: 30 } as const;

let isBounded = false;

/**
 * Collects garbage early in this process and its threads, for a command that imports. Left to itself, V8 lets the heap
 * of an import grow to twice what it needs (docs/decisions/0045).
 */
export function boundHeap(): void {
  isBounded = true;
  growBy('drawing');
}

/** Collects earlier still, from a publish on; nothing in a process that does not bound its heap. */
export function boundHeapOfPublish(): void {
  if (isBounded) growBy('publishing');
}

function growBy(during: keyof typeof GROWTH_PERCENT): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT[during]}`);
}
