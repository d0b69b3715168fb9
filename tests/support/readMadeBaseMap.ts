import type { BaseFeature, BaseMapInput } from '#api/basemap/baseFeature.ts';
import { readBaseMap } from '#api/basemap/read/readBaseMap.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { nodesIn, withOsmFile } from './made/osmFile.ts';
import { type MadeFile, type MadeRelation, type MadeWay, osmPbf } from './made/osmPbf.ts';

interface Read extends Omit<BaseMapInput, 'features'> {
  readonly features: BaseFeature[];
  readonly skipped: Skipped[];
  /** Steps of progress, and `layer/kind` of the features, as they came. */
  readonly log: string[];
}

type ReadOptions = Partial<Parameters<typeof readBaseMap>[1]>;

/** Reads the bytes of a file to its end. */
export function readBytes(bytes: Uint8Array, options: ReadOptions = {}): Promise<Read> {
  const [features, skipped, log]: [BaseFeature[], Skipped[], string[]] = [[], [], []];
  return withOsmFile(bytes, async (file) => {
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
  });
}

export const read = (made: MadeFile, options: ReadOptions = {}) => readBytes(osmPbf(made), options);

function nameOf({ layer, geometry, properties }: BaseFeature): string {
  return `${layer}/${String(properties['kind'])} ${geometry.type}`;
}

export const names = ({ features }: Read): string[] => features.map(nameOf);

/** In thousandths of a degree. */
export const nodesAt = nodesIn(1000);

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
