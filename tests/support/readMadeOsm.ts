import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OsmOptions, readOsm } from '#api/import/osm/readOsm.ts';
import type { Coverage, SourceRecord } from '#api/import/records/record.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { type MadeFile, type MadeNode, osmPbf } from './made/osmPbf.ts';

interface Read {
  readonly records: SourceRecord[];
  readonly skipped: Skipped[];
  readonly coverage: Coverage;
  readonly dataDate: string | null;
  readonly steps: { step: string; done: number; total: number | null; unit: string }[];
}

/** Reads a made file to its end. */
export async function read(made: MadeFile, options: Partial<OsmOptions> = {}): Promise<Read> {
  const folder = await mkdtemp(join(tmpdir(), 'osm-read-'));
  try {
    const file = join(folder, 'made.osm.pbf');
    await writeFile(file, osmPbf(made));
    const [records, skipped, steps]: [SourceRecord[], Skipped[], Read['steps']] = [[], [], []];
    const input = await readOsm(file, {
      onSkip: (one) => skipped.push(one),
      progress: (step, done, total, unit) => steps.push({ step, done, total, unit }),
      ...options,
    });
    for await (const record of input.records) records.push(record);
    return { records, skipped, steps, coverage: input.coverage, dataDate: input.dataDate };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const refs = ({ records }: Read): string[] => records.map(({ ref }) => ref);

/** Nodes 1, 2, 3 … at the given hundredths of a degree from 24° E, 60° N. */
export function nodesAt(...points: readonly (readonly [x: number, y: number])[]): MadeNode[] {
  return points.map(([x, y], i) => ({ id: i + 1, lon: 24 + x / 100, lat: 60 + y / 100 }));
}

/** Nodes 1–4 a square, 5–8 a smaller one in it. */
export const squares = nodesAt([0, 0], [10, 0], [10, 10], [0, 10], [3, 3], [6, 3], [6, 6], [3, 6]);
