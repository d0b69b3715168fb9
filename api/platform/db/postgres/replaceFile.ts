import { chownSync, renameSync, writeFileSync } from 'node:fs';
import type { ServerAccount } from './serverAccount.ts';

interface Owning {
  readonly mode?: number;
  /** Account that owns the file; null: that of this process. */
  readonly account?: ServerAccount | null;
}

/** Replaces a file as a whole: readers, and a start after a power cut, find the old text or the new one. */
export function replaceFile(file: string, text: string, { mode = 0o644, account = null }: Owning = {}): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text, { mode, flush: true });
  if (account) chownSync(unfinished, account.uid, account.gid);
  renameSync(unfinished, file);
}
