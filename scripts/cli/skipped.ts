import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Skipped } from '#api/platform/reading.ts';

/** Skipped records shown on the terminal; all of them are in a file. */
const SKIPPED_SHOWN = 20;
/** Files of earlier imports that are retained: an update writes one every night. */
const FILES_MAX = 10;

/**
 * Prints which records an import skipped, and writes all of them to a file in `imports` below the data folder.
 * The newest ten of these files stay.
 */
export function reportSkipped(skipped: readonly Skipped[], dataDir: string): void {
  if (skipped.length === 0) return;
  const folder = path.join(dataDir, 'imports');
  const file = path.join(folder, `skipped-${new Date().toISOString().replace(/[:.]/g, '-')}.txt`);
  mkdirSync(folder, { recursive: true });
  // Their names sort by time.
  const earlier = readdirSync(folder)
    .filter((name) => /^skipped-.*\.txt$/.test(name))
    .sort();
  for (const name of earlier.slice(0, -(FILES_MAX - 1))) rmSync(path.join(folder, name), { force: true });
  writeFileSync(file, skipped.map(({ ref, reason }) => `${ref}\t${reason}\n`).join(''));
  console.log(`${skipped.length} records were skipped:`);
  for (const { ref, reason } of skipped.slice(0, SKIPPED_SHOWN)) console.log(`  ${ref}: ${reason}`);
  if (skipped.length > SKIPPED_SHOWN) console.log(`  … all of them: ${file}`);
}
