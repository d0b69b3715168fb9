import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DATABASE } from './ensureDatabase.ts';
import type { ClusterLayout } from './layout.ts';

/** File with user and password, mode 0600, in the cluster's own folder. */
export const SECRET = 'taival-secret.json';

/**
 * Connection URL of the running server; null while it accepts no connections. Line 1 of `postmaster.pid` is the
 * process, line 4 the port.
 */
export function connectionUrl(layout: ClusterLayout): string | null {
  const lines = readPidFile(layout);
  const port = Number(lines?.[3]);
  if (!port) return null;
  const secret: { user: string; password: string } = JSON.parse(
    readFileSync(path.join(layout.dataFolder, SECRET), 'utf8'),
  );
  return `postgresql://${secret.user}:${secret.password}@127.0.0.1:${port}/${DATABASE}`;
}

function readPidFile(layout: ClusterLayout): string[] | null {
  try {
    return readFileSync(path.join(layout.dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
}

/**
 * Removes `postmaster.pid` when its process is gone. After a kill -9 another program may have that process number, and
 * PostgreSQL would refuse to start.
 */
export function removeStalePidFile(layout: ClusterLayout): void {
  if (readPidFile(layout) && !postmasterAlive(layout))
    rmSync(path.join(layout.dataFolder, 'postmaster.pid'), { force: true });
}

/** Whether the process of `postmaster.pid` is the server of this cluster. */
export function postmasterAlive(layout: ClusterLayout): boolean {
  const pid = Number(readPidFile(layout)?.[0]);
  if (!pid) return false;
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(layout.dataFolder);
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
