import type { Verified } from '#api/backup/archive/verifyArchive.ts';
import type { RestoreReport } from '#api/backup/load/restoreBackup.ts';
import type { BackupReport } from '#api/backup/save/makeBackup.ts';
import { oneSentence } from './sentence.ts';

/** What a backup has become, line by line. */
export function backupLines(report: BackupReport, address: string): string[] {
  const { name, lost, archiveBytes, seconds, pruned, lockedLists, untidied, manifest } = report;
  const { missing } = manifest.files;
  return [
    `${name} is in ${address}: ${contentsOf(report)}.`,
    `${megabytes(archiveBytes)} in all, saved in ${seconds.saving.toFixed(1)} s, read again and checked in ` +
      `${seconds.checking.toFixed(1)} s.`,
    ...(missing === 0 ? [] : [missingLine(missing)]),
    ...(lost.length === 0 ? [] : [lostLine(lost)]),
    ...(pruned === 0 ? [] : [`${pruned} older backups were deleted.`]),
    ...(lockedLists === 0
      ? []
      : [`${lockedLists} lists of deletions beside it are encrypted with another key, and stay as they are.`]),
    ...new Set(untidied.map(untidiedLine)),
  ];
}

function missingLine(count: number): string {
  return `${count} files of photos that are deleted, rejected or of Wikimedia Commons are missing, and left out.`;
}

/** Files that the line about lost photos names: the operator mends some and runs the backup again for the others. */
const LOST_SHOWN = 20;

function lostLine(lost: readonly string[]): string {
  const shown = lost.slice(0, LOST_SHOWN).join(', ');
  const more = lost.length > LOST_SHOWN ? ` and ${grouped(lost.length - LOST_SHOWN)} more` : '';
  return (
    `${grouped(lost.length)} photos are missing in the file store, in whole or in part: the backup counts as failed, ` +
    `and no older one was deleted. Check DATA_DIR and the bucket; the first missing files are ${shown}${more}.`
  );
}

function untidiedLine(error: unknown): string {
  const reason = oneSentence(error).replace(/\.$/, '');
  return `Tidying up after the backup failed: ${reason}.`;
}

/** What was found in a backup that is sound. */
export function verifiedLine(name: string, verified: Verified): string {
  const { madeAt, product } = verified.about;
  return `${name} is whole: made ${madeAt} by Taival ${product}, ${contentsOf(verified)}.`;
}

/** "120,345 rows of 31 tables, 4 pending jobs, 56 files of photos (3.4 MB)". */
function contentsOf({ manifest: { tables, jobs, files } }: Verified): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    `${grouped(rows)} rows of ${tables.length} tables, ${jobs} pending jobs, ${grouped(files.count)} files of photos ` +
    `(${megabytes(files.bytes)})${files.lost === 0 ? '' : `, without ${grouped(files.lost)} photos that were missing`}`
  );
}

/** What a restore has done, line by line. */
export function restoreLines(name: string, report: RestoreReport): string[] {
  const { about, loaded, files, jobs, migrations, deleted, seconds } = report;
  const rows =
    loaded === null
      ? 'The rows were restored by an earlier attempt'
      : `${grouped(loaded.rows)} rows of ${loaded.tables} tables are restored`;
  const foreign = loaded?.foreign ?? [];
  return [
    `${name} is restored, made ${about.madeAt} by Taival ${about.product}.`,
    `${rows}, ${jobs} pending jobs, ${grouped(files.count)} files of photos (${megabytes(files.bytes)}); checked in ` +
      `${seconds.checking.toFixed(1)} s, restored in ${seconds.restoring.toFixed(1)} s.`,
    ...(migrations === 0 ? [] : [`${migrations} later migrations were applied.`]),
    `${deleted} things that were deleted after the backup were deleted again` +
      `${files.unnamed === 0 ? '' : `, ${files.unnamed} of its files are left out`}.`,
    ...(files.missing === 0 ? [] : [`${files.missing} files of photos are missing: the backup does not have them.`]),
    ...(foreign.length === 0 ? [] : [`Tables that are not Taival's are left out: ${foreign.join(', ')}.`]),
    'Everybody logs in anew, and links in mails that were sent before have ended.',
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
