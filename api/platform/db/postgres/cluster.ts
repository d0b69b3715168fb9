import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isNotReady } from './connectionFailure.ts';
import { type ClusterUrls, ensureDatabase } from './ensureDatabase.ts';
import type { ClusterLayout } from './layout.ts';
import { endOrphans } from './orphans.ts';
import { listeningPort, postmasterAlive, removeMistakenPidFile } from './postmaster.ts';
import { newPassword, writeSecrets } from './secrets.ts';
import { clearStartLog, lastFailure, LOG_SETTINGS } from './serverLog.ts';
import { notePort, serverPort } from './serverPort.ts';

const USER = 'taival';
const START_ATTEMPTS = 20;

/** Settings beyond the defaults: loopback TCP only, sizes for a small machine. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  ...LOG_SETTINGS,
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/**
 * Makes the cluster when there is none: built in a side folder and renamed, so that a killed start leaves nothing
 * half-made.
 */
export async function initialise(layout: ClusterLayout): Promise<void> {
  if (existsSync(path.join(layout.dataFolder, 'PG_VERSION'))) return;
  const password = newPassword();
  const unfinished = `${layout.dataFolder}.${randomBytes(6).toString('hex')}.new`;
  const passwordFile = `${unfinished}.pw`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (layout.account) {
    for (const entry of [unfinished, passwordFile]) chownSync(entry, layout.account.uid, layout.account.gid);
  }
  try {
    // Without LANG initdb would make an SQL_ASCII database; the builtin provider needs no system locale.
    await run(layout, layout.binaries.initdb, [
      '-D',
      unfinished,
      '-U',
      USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ]);
    // The password travels inside the folder, so that of two first starts at once one wins as a whole.
    writeSecrets({ ...layout, dataFolder: unfinished }, { user: USER, password });
    renameOrYield(unfinished, layout.dataFolder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Another process may have made the cluster meanwhile; then ours goes. */
function renameOrYield(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(path.join(folder, 'PG_VERSION'))) throw error;
  }
}

/**
 * Connection URLs of the running cluster: adopts a live postmaster, else starts one. Throws when it does not come up,
 * and after `leaving` is aborted.
 */
export async function ensureRunning(layout: ClusterLayout, leaving?: AbortSignal): Promise<ClusterUrls> {
  let last: unknown;
  for (let attempt = 0; attempt < START_ATTEMPTS;) {
    leaving?.throwIfAborted();
    let recovers = false;
    const port = listeningPort(layout);
    try {
      if (port !== null) return await ensureDatabase(layout, port);
    } catch (error) {
      last = error;
      recovers = isNotReady(error);
    }
    try {
      if (!postmasterAlive(layout)) await startPostmaster(layout);
    } catch (error) {
      last = error;
    }
    await delay(attempt < 3 ? 100 : 500);
    // While PostgreSQL recovers after a crash, this process waits without end. If it gave up, the supervisor that
    // starts it anew would end PostgreSQL too, and the recovery would begin again.
    if (!recovers || !postmasterAlive(layout)) attempt += 1;
  }
  const said = lastFailure(layout);
  throw new Error(`The embedded PostgreSQL in ${layout.dataFolder} did not start${said && `: ${said}`}.`, {
    cause: last,
  });
}

/** Stops the cluster in an orderly way (fast mode: open transactions are rolled back). */
export async function stopCluster(layout: ClusterLayout): Promise<void> {
  await run(layout, layout.binaries.pgCtl, ['stop', '-D', layout.dataFolder, '-m', 'fast', '-w', '-t', '60']);
}

async function startPostmaster(layout: ClusterLayout): Promise<void> {
  removeMistakenPidFile(layout);
  endOrphans(layout);
  giveToAccount(layout);
  clearStartLog(layout);
  const port = await serverPort(layout);
  const options = Object.entries({ ...SETTINGS, port: String(port) })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  await run(layout, layout.binaries.pgCtl, [
    'start',
    '-D',
    layout.dataFolder,
    '-l',
    layout.startLog,
    '-o',
    options,
    '-w',
    '-t',
    '60',
  ]);
  notePort(layout, port);
}

/** Gives a folder that was copied or brought back as root to the account of the server, which reads no other's. */
function giveToAccount({ account, dataFolder }: ClusterLayout): void {
  if (account === null || statSync(dataFolder).uid === account.uid) return;
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, dataFolder]);
  chmodSync(dataFolder, 0o700);
}

function run(layout: ClusterLayout, command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...layout.account,
      cwd: path.dirname(layout.dataFolder),
      env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      // The postmaster would inherit a pipe, and this process would wait for it.
      stdio: ['ignore', 'ignore', command.endsWith('initdb') ? 'pipe' : 'ignore'],
      detached: true,
    });
    let message = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      message = (message + chunk.toString()).slice(-2000);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(command)} ended with ${code}: ${message.trim()}`)),
    );
  });
}
