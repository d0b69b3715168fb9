import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BaseFeature, BaseMapInput } from '#api/basemap/baseFeature.ts';
import { readBaseMap } from '#api/basemap/read/readBaseMap.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { type MadeFile, type MadeNode, type MadeRelation, type MadeWay, osmPbf } from './made/osmPbf.ts';

interface Read extends Omit<BaseMapInput, 'features'> {
  readonly features: BaseFeature[];
  readonly skipped: Skipped[];
  /** Steps of progress, and `layer/kind` of the features, as they came. */
  readonly log: string[];
}

type ReadOptions = Partial<Parameters<typeof readBaseMap>[1]>;

export async function readBytes(bytes: Uint8Array, options: ReadOptions = {}): Promise<Read> {
  const folder = await mkdtemp(join(tmpdir(), 'base-read-'));
  try {
    const file = join(folder, 'made.osm.pbf');
    await writeFile(file, bytes);
    const [features, skipped, log]: [BaseFeature[], Skipped[], string[]] = [[], [], []];
    const input = await readBaseMap(file, {
      onSkip: (one) => skipped.push(one),
      progress: (step) => {
        if (log.at(-1) !== step) log.push(step);
      },
      ...options,
    });
    for await (const feature of input.features) {
      features.push(feature);
      log.push(nameOf(feature));
    }
    return { ...input, features, skipped, log };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const read = (made: MadeFile, options: ReadOptions = {}) => readBytes(osmPbf(made), options);

function nameOf({ layer, geometry, properties }: BaseFeature): string {
  return `${layer}/${String(properties['kind'])} ${geometry.type}`;
}

export const names = ({ features }: Read): string[] => features.map(nameOf);

/** Nodes 1, 2, 3 … at the given thousandths of a degree from 24° E, 60° N. */
export function nodesAt(...points: readonly (readonly [x: number, y: number])[]): MadeNode[] {
  return points.map(([x, y], i) => ({ id: i + 1, lon: 24 + x / 1000, lat: 60 + y / 1000 }));
}

/** Nodes 1–4 a square of 0.6 km², 5–8 a smaller one in it. */
export const squares = nodesAt([0, 0], [10, 0], [10, 10], [0, 10], [3, 3], [6, 3], [6, 6], [3, 6]);
export const outside = [1, 2, 3, 4, 1];
export const inside = [5, 6, 7, 8, 5];

export const way = (id: number, nodes: readonly number[], tags: Record<string, string> = {}): MadeWay => ({
  id,
  nodes,
  tags,
});

export function relation(
  id: number,
  tags: Record<string, string>,
  ...members: readonly (readonly [id: number, role: string])[]
): MadeRelation {
  return {
    id,
    tags: { type: 'multipolygon', ...tags },
    members: members.map(([ref, role]) => ({ type: 'way', id: ref, role })),
  };
}
