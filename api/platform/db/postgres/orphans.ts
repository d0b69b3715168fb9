import { readdirSync, readFileSync } from 'node:fs';
import type { ClusterLayout } from './layout.ts';
import { commandOf, isServerIn } from './postmaster.ts';

/**
 * Ends sessions that outlive their killed postmaster: one that computes notices the death only when it is done, and no
 * server starts on the folder before. On Linux; elsewhere they are waited for.
 */
export function endOrphans({ dataFolder }: ClusterLayout): void {
  if (process.platform !== 'linux') return;
  for (const pid of processes()) {
    if (!isServerIn(pid, dataFolder) || !isOrphan(pid, dataFolder)) continue;
    try {
      // Ends at once, without a word to the client, as after a crash.
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has just ended.
    }
  }
}

function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Sessions and helpers are named `postgres: …`, and their parent is the postmaster as long as it lives. */
function isOrphan(pid: number, dataFolder: string): boolean {
  try {
    return commandOf(pid).startsWith('postgres: ') && !isServerIn(parentOf(pid), dataFolder);
  } catch {
    return false;
  }
}

/** The name of the process stands in parentheses before the state and the parent, and may hold any character. */
function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
