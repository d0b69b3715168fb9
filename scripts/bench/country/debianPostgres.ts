import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { serverAccount } from '#api/platform/db/postgres/serverAccount.ts';

// A PostgreSQL of the system with PostGIS: what the served country is measured beside.

const VERSIONS = '/usr/lib/postgresql';
const EXTENSIONS = '/usr/share/postgresql';

/** Ready within 20 s. */
const ATTEMPTS = 100;
const ATTEMPT_MS = 200;

export interface DebianPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Folder of the programs of the newest PostgreSQL that has PostGIS; null where there is none. */
export function postgisPrograms(): string | null {
  if (!existsSync(VERSIONS)) return null;
  const version = readdirSync(VERSIONS)
    .filter((name) => existsSync(path.join(EXTENSIONS, name, 'extension', 'postgis.control')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return version === undefined ? null : path.join(VERSIONS, version, 'bin');
}

/** Starts an empty server with the memory settings of the embedded one, on a free port of loopback. */
export async function startPostgis(programs: string, folder: string): Promise<DebianPostgres> {
  const account = serverAccount();
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const options = { ...account, cwd: '/', stdio: 'ignore' } as const;
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8'], options);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=256MB',
    'work_mem=16MB',
    'maintenance_work_mem=256MB',
    'max_wal_size=2GB',
    'random_page_cost=1.1',
    'jit=off',
  ];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
  const url = `postgresql://bench@127.0.0.1:${port}/postgres`;
  await ready(url);
  return { url, stop: () => stop(server) };
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(ATTEMPT_MS);
    }
  }
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    // A fast shutdown: sessions are ended.
    server.kill('SIGINT');
  });
}
