import { setFlagsFromString } from 'node:v8';

/**
 * How V8 collects garbage in a command that imports. The heap may outgrow what is alive after a collection by some
 * percent: less takes less memory and more time. Collecting beside the work pays only while a core is free. Young
 * objects get their room at once.
 */
const PHASES = {
  /** Threads keep all cores busy. */
  drawing: [
    '--heap-growing-percent=45',
    '--no-concurrent-marking',
    '--no-concurrent-sweeping',
    '--semi-space-growth-factor=4',
  ],
  /** The main thread holds all places of a country. */
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
