import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { hillGrid } from '../../tests/support/made/hill.ts';
import { measured } from './process.ts';

/** Under the whole first view, which is central Helsinki with the starter set, in the plane of the land survey. */
const HILL = {
  top: [385_800, 6_672_000],
  heightM: 300,
  footM: 80,
  radiusM: 12_000,
  sideM: 24_000,
  cellM: 20,
} as const;

/** Imports a hill under the first view into the data of a server. */
export async function importHill(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'hill.asc');
  writeFileSync(file, hillGrid(HILL));
  await measured(process.execPath, ['dist/server/import.js', 'elevation', file], { DATA_DIR: dataDir });
}
