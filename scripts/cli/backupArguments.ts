import { parseArgs } from 'node:util';
import { BackupError } from '#api/backup/core/backupError.ts';

const BACKUP_USAGE =
  'Usage: npm run backup [-- TARGET [--keep NUMBER]], where TARGET is a folder or s3://bucket/folder?endpoint=…, ' +
  'without it that of BACKUP_TO; npm run backup -- verify SOURCE; npm run backup -- deletions TARGET; ' +
  'npm run backup -- key.';

const RESTORE_USAGE =
  'Usage: npm run restore -- SOURCE [--deletions FILE], where SOURCE is a folder or s3://bucket/folder?endpoint=…, ' +
  'for the newest backup there, or one backup in it.';

export type BackupArguments =
  /** Null: the target of BACKUP_TO, with as many backups retained as BACKUP_KEEP says. */
  | { readonly action: 'backup'; readonly target: string | null; readonly keep: number | null }
  | { readonly action: 'verify' | 'deletions'; readonly place: string }
  | { readonly action: 'key' };

/** Reads the command line after `npm run backup --`. Throws BackupError with one sentence. */
export function readBackupArguments(args: readonly string[]): BackupArguments {
  const { values, positionals } = usedAs(BACKUP_USAGE, () =>
    parseArgs({ args: [...args], allowPositionals: true, options: { keep: { type: 'string' } } }),
  );
  const [first = null, place, ...rest] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep === null && rest.length === 0) {
    if (first === 'key' && place === undefined) return { action: 'key' };
    if ((first === 'verify' || first === 'deletions') && place !== undefined) return { action: first, place };
  }
  const isWhole = keep === null || (Number.isSafeInteger(keep) && keep >= 1 && first !== null);
  const isPlace = first === null || !['key', 'verify', 'deletions'].includes(first);
  if (!isWhole || !isPlace || place !== undefined) throw new BackupError(BACKUP_USAGE);
  return { action: 'backup', target: first, keep };
}

export interface RestoreArguments {
  readonly source: string;
  readonly deletions: readonly string[];
}

/** Reads the command line after `npm run restore --`. Throws BackupError with one sentence. */
export function readRestoreArguments(args: readonly string[]): RestoreArguments {
  const { values, positionals } = usedAs(RESTORE_USAGE, () =>
    parseArgs({ args: [...args], allowPositionals: true, options: { deletions: { type: 'string', multiple: true } } }),
  );
  const [source, ...rest] = positionals;
  if (source === undefined || rest.length > 0) throw new BackupError(RESTORE_USAGE);
  return { source, deletions: values.deletions ?? [] };
}

function usedAs<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new BackupError(usage, { cause });
  }
}
