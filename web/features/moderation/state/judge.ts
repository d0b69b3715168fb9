import { DAY_MS, HOUR_MS } from '#common/time.ts';

// When the page says that somebody has to look; deploy/alerts.yaml asks the same of Prometheus.

/** A share of the disk. */
const LOW = 0.1;
/** A share of the connections. */
const CROWDED = 0.9;
/** One is made each night. */
const BACKUP_LATE_MS = DAY_MS + 6 * HOUR_MS;

export function isLow({ free, total }: { readonly free: number; readonly total: number }): boolean {
  return free < LOW * total;
}

export function isCrowded(open: number, max: number): boolean {
  return open >= CROWDED * max;
}

/** ISO times of the latest good backup and of the latest one that failed. */
interface Backups {
  readonly finished: string | null | undefined;
  readonly failed: string | null | undefined;
}

/** How backups are: the latest one failed; it is late, or has never been made; or all is well. */
export function backupState({ finished, failed }: Backups, now: number): 'failed' | 'late' | 'fine' {
  const last = finished == null ? 0 : Date.parse(finished);
  if (failed != null && Date.parse(failed) > last) return 'failed';
  return now - last > BACKUP_LATE_MS ? 'late' : 'fine';
}
