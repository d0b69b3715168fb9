import type pg from 'pg';
import { dumpKey, type DumpFile, type DumpManifest } from '#api/domain/dumps/dump.ts';
import { recordDump, type WantedDump, wantedDump } from '#api/domain/dumps/dumpsSql.ts';
import { exportPlaces } from '#api/domain/places/attractionExport.ts';
import type { Database } from '#api/platform/db/database.ts';
import { trySessionLock } from '#api/platform/db/sessionLock.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import { dropDumps, type DropOptions } from './dropDumps.ts';
import { dumpFormats } from './formats/dumpFormats.ts';
import { measured } from './measured.ts';
import type { Batches } from './records/batches.ts';
import { manifestOf, sourceCounter } from './records/manifest.ts';

export interface DumpOptions extends DropOptions {
  /** Folder for what waits on disk during the work; empty afterwards. */
  readonly spoolFolder: string;
}

/**
 * Writes the dump of the live version where it has none of the places shown now, and drops outdated dumps. Null while
 * another process does it. After a failure, or the death of the process, the next call begins anew.
 */
export async function makeDumps(db: Database, options: DumpOptions): Promise<readonly DumpManifest[] | null> {
  const done = await trySessionLock(db, LOCK_KEYS.dumps, async (client) => {
    const made: DumpManifest[] = [];
    // First of all, so that files left by a failure do not fill the disk.
    await dropDumps(client, options);
    for (let next = await nextDump(client, options); next !== null; next = await nextDump(client, options)) {
      const manifest = await makeDump(db, client, options, next);
      if (manifest !== null) made.push(manifest);
      await dropDumps(client, options);
    }
    return made;
  });
  return done?.result ?? null;
}

function nextDump(client: pg.ClientBase, { isOn }: DumpOptions): Promise<WantedDump | null> {
  return isOn ? wantedDump(client) : Promise.resolve(null);
}

/** Null where another version became live, or a place was hidden or restored meanwhile. */
async function makeDump(
  db: Database,
  client: pg.ClientBase,
  { files, spoolFolder }: DumpOptions,
  wanted: WantedDump,
): Promise<DumpManifest | null> {
  const { version } = wanted;
  const time = new Date();
  const dump = dumpName(version, time);
  const written: DumpFile[] = [];
  const counter = sourceCounter();
  try {
    for (const { name, type, columns, write } of dumpFormats(spoolFolder)) {
      const rows = { count: 0 };
      const chunks = measured(write(counted(batchesOf(db, wanted), rows, written.length === 0 ? counter : null)));
      await files.putWhole(dumpKey(dump, name), chunks);
      written.push({ name, type, ...chunks.result(), rows: rows.count, columns });
    }
  } catch (error) {
    // The version may have been dropped on the way.
    if ((await wantedDump(client))?.version === version) throw error;
    return null;
  }
  const manifest = manifestOf({ version, dump, time, files: written, counter });
  return (await recordDump(client, { ...wanted, manifest })) ? manifest : null;
}

/** The version, and when it was begun: `12-20261126T101500123Z`. */
function dumpName(version: number, time: Date): string {
  return `${version}-${time.toISOString().replaceAll(/[-:.]/g, '')}`;
}

/** All places that anyone may see; a place in a hidden place does not mention the hidden one. */
async function* batchesOf(db: Database, { version, hidden }: WantedDump): Batches {
  const all = { kind: null, category: null, bounds: null, features: [], opening: null };
  const isHidden = new Set(hidden);
  for await (const batch of exportPlaces({ db, version, now: new Date() }, all))
    yield batch
      // A place may be shown for a moment and hidden again before the dump is recorded.
      .filter(({ id }) => !isHidden.has(id))
      .map((place) => (place.parentId !== null && isHidden.has(place.parentId) ? { ...place, parentId: null } : place));
}

/** Counts rows on their way, and of one file their sources too. */
async function* counted(
  batches: Batches,
  rows: { count: number },
  counter: ReturnType<typeof sourceCounter> | null,
): Batches {
  for await (const batch of batches) {
    rows.count += batch.length;
    if (counter !== null) for (const place of batch) counter.add(place);
    yield batch;
  }
}
