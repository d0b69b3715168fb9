import { type OsmOptions, readOsm } from '#api/import/osm/readOsm.ts';
import type { Coverage, SourceRecord } from '#api/import/records/record.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { nodesIn, withOsmFile } from './made/osmFile.ts';
import { type MadeFile, osmPbf } from './made/osmPbf.ts';

interface Read {
  readonly records: SourceRecord[];
  readonly skipped: Skipped[];
  readonly coverage: Coverage;
  readonly dataDate: string | null;
  readonly steps: { step: string; done: number; total: number | null; unit: string }[];
}

/** Reads a made file to its end. */
export async function read(made: MadeFile, options: Partial<OsmOptions> = {}): Promise<Read> {
  const [records, skipped, steps]: [SourceRecord[], Skipped[], Read['steps']] = [[], [], []];
  return withOsmFile(osmPbf(made), async (file) => {
    const input = await readOsm(file, {
      onSkip: (one) => skipped.push(one),
      progress: (step, done, total, unit) => steps.push({ step, done, total, unit }),
      ...options,
    });
    for await (const record of input.records) records.push(record);
    return { records, skipped, steps, coverage: input.coverage, dataDate: input.dataDate };
  });
}

export const refs = ({ records }: Read): string[] => records.map(({ ref }) => ref);

/** In hundredths of a degree. */
export const nodesAt = nodesIn(100);

/** Nodes 1–4 a square, 5–8 a smaller one in it. */
export const squares = nodesAt([0, 0], [10, 0], [10, 10], [0, 10], [3, 3], [6, 3], [6, 6], [3, 6]);
