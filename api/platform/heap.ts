import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** The main thread, which reads the places, and two that read the base map (docs/decisions/0045). */
const READING_THREADS = 3;

/** Threads of V8 that collect beside the work help only where a core is free for them. */
const withoutHelpers =
  availableParallelism() <= READING_THREADS ? ['--no-concurrent-marking', '--no-concurrent-sweeping'] : [];

/**
 * How V8 collects garbage in a command that imports. The heap may outgrow what is alive after a collection by some
 * percent: less takes less memory and more time. Young objects get all their room at once.
 */
const PHASES = {
  drawing: ['--heap-growing-percent=35', '--semi-space-growth-factor=4', ...withoutHelpers],
  /** The main thread holds all places of a country, and works alone. */
  publishing: ['--heap-growing-percent=30', '--concurrent-marking', '--concurrent-sweeping'],
} as const;

let isBounded = false;

/**
 * Collects garbage early in this process and its threads, for a command that imports. Left to itself, V8 lets the heap
 * of an import grow to twice what it needs (docs/decisions/0045).
 */
export function boundHeap(): void {
  isBounded = true;
  enter('drawing');
}

/** Collects earlier still, from a publish on; nothing in a process that does not bound its heap. */
export function boundHeapOfPublish(): void {
  if (isBounded) enter('publishing');
}

function enter(phase: keyof typeof PHASES): void {
  for (const flag of PHASES[phase]) setFlagsFromString(flag);
}
