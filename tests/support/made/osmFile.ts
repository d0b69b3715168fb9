import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MadeNode } from './osmPbf.ts';

/** Does work with a file of these bytes, which is gone afterwards. */
export async function withOsmFile<T>(bytes: Uint8Array, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'taival-osm-'));
  try {
    const file = path.join(folder, 'made.osm.pbf');
    await writeFile(file, bytes);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Makes nodes 1, 2, 3 … at points in parts of a degree from 24° E, 60° N; a degree has `parts` of them. */
export function nodesIn(parts: number): (...points: readonly (readonly [x: number, y: number])[]) => MadeNode[] {
  return (...points) => points.map(([x, y], i) => ({ id: i + 1, lon: 24 + x / parts, lat: 60 + y / parts }));
}
