import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Skipped } from '#api/platform/reading.ts';

/** Skipped records shown on the terminal; all of them stand in a file. */
const SKIPPED_SHOWN = 20;

/** Tells which records an import skipped, and writes all of them to a file below the data folder. */
export function tellSkipped(skipped: readonly Skipped[], dataDir: string): void {
  if (skipped.length === 0) return;
  const folder = path.join(dataDir, 'imports');
  const file = path.join(folder, `skipped-${new Date().toISOString().replace(/[:.]/g, '-')}.txt`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, skipped.map(({ ref, reason }) => `${ref}\t${reason}\n`).join(''));
  console.log(`${skipped.length} records were skipped:`);
  for (const { ref, reason } of skipped.slice(0, SKIPPED_SHOWN)) console.log(`  ${ref}: ${reason}`);
  if (skipped.length > SKIPPED_SHOWN) console.log(`  … all of them: ${file}`);
}
