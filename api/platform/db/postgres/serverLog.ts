import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ClusterLayout } from './layout.ts';

/**
 * Settings of the server's log: a file for each day of the week in the folder `log` of the cluster, begun anew a week
 * later. It has neither statements nor details, which hold texts of people: the constraint of a refused row is named,
 * not the address in it.
 */
export const LOG_SETTINGS: Readonly<Record<string, string>> = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: '%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** Drops what the starts before have said; the server writes into its own files once it is up. */
export function clearStartLog({ startLog }: ClusterLayout): void {
  rmSync(startLog, { force: true });
}

/** Why the server last failed, in its own words; empty where it has said nothing. */
export function lastFailure({ startLog, dataFolder }: Pick<ClusterLayout, 'startLog' | 'dataFolder'>): string {
  const folder = path.join(dataFolder, 'log');
  const files = [startLog, ...namesIn(folder).map((name) => path.join(folder, name))];
  const failures = files.flatMap((file) => linesOf(file).filter((line) => /\b(?:FATAL|PANIC):/.test(line)));
  // Each line begins with the time. pg_ctl itself writes without one.
  const last = failures.sort().at(-1) ?? linesOf(startLog).at(-1) ?? '';
  return last.replace(/^.*?\b(?:FATAL|PANIC):\s*/, '');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whole lines alone: the server may be writing the last one. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.trim() !== '');
  } catch {
    return [];
  }
}
