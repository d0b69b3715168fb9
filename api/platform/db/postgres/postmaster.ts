import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import type { ClusterLayout } from './layout.ts';

/**
 * Port of the running server; null while it accepts no connections. Line 1 of `postmaster.pid` is the process, line 2
 * the folder, line 4 the port. The file of a copied folder names the server of the original.
 */
export function listeningPort(layout: ClusterLayout): number | null {
  const port = Number(readPidFile(layout)?.[3]);
  return port && postmasterAlive(layout) ? port : null;
}

function readPidFile(layout: ClusterLayout): string[] | null {
  try {
    return readFileSync(path.join(layout.dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
}

/**
 * Removes `postmaster.pid` when another program has its process number, as after a kill -9 or in a copied folder:
 * PostgreSQL would refuse to start. A file whose process is gone it replaces by itself.
 */
export function removeMistakenPidFile(layout: ClusterLayout): void {
  const pid = Number(readPidFile(layout)?.[0]);
  if (pid && isRunning(pid) && !postmasterAlive(layout))
    rmSync(path.join(layout.dataFolder, 'postmaster.pid'), { force: true });
}

/** Whether the process of `postmaster.pid` is the server of this very folder. */
export function postmasterAlive(layout: ClusterLayout): boolean {
  const [pid, folder = ''] = readPidFile(layout) ?? [];
  if (!Number(pid)) return false;
  if (process.platform === 'linux') return isServerIn(Number(pid), layout.dataFolder);
  return isRunning(Number(pid)) && realPath(folder) === realPath(layout.dataFolder);
}

/** Whether a process is a server, or a part of one, that works in the folder: it stays there when that is renamed. */
export function isServerIn(pid: number, folder: string): boolean {
  try {
    const [at, wanted] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return at.dev === wanted.dev && at.ino === wanted.ino && commandOf(pid).includes('postgres');
  } catch {
    return false;
  }
}

/** The words of a process, without what divides them. Throws for one that is gone. */
export function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return path.resolve(folder);
  }
}
