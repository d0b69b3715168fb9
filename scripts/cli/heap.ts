import { setFlagsFromString } from 'node:v8';

/** By how much the heap may outgrow what is alive after a collection, percent. */
const GROWTH_PERCENT = 30;

/**
 * Collects garbage early in this process and its threads. Left to itself, V8 lets the heap of an import grow to twice
 * what it needs, and all of a country's places are in memory while they are published (docs/decisions/0045).
 */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
