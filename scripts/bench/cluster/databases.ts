import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { serverAccount } from '#api/platform/db/postgres/serverAccount.ts';
import type { Engines } from './engines.ts';
import { type Part, part } from './part.ts';

/** A primary, a streaming replica and PgBouncer in transaction mode before the primary. */
export interface Databases {
  readonly primary: Part;
  readonly replica: Part;
  readonly pooler: Part;
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly poolerUrl: string;
}

const USER = 'taival';

interface Place {
  readonly engines: Engines;
  /** Belongs to the account that the servers run as. */
  readonly folder: string;
  readonly password: string;
}

/** Makes and starts them in a folder that the account of the servers may enter. */
export async function startDatabases(engines: Engines, folder: string): Promise<Databases> {
  const place: Place = { engines, folder, password: randomBytes(18).toString('base64url') };
  const account = serverAccount();
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (account) chownSync(folder, account.uid, account.gid);
  const [primaryPort, replicaPort, poolerPort] = [await freePort(), await freePort(), await freePort()];
  const urlOf = (port: number) => `postgresql://${USER}:${place.password}@127.0.0.1:${port}/${USER}`;
  makeCluster(place);
  const primary = server(place, 'primary', urlOf(primaryPort));
  await primary.start();
  copyCluster(place, primaryPort);
  const replica = server(place, 'replica', urlOf(replicaPort));
  await replica.start();
  const pooler = bouncer(place, primaryPort, poolerPort, urlOf(poolerPort));
  await pooler.start();
  return {
    primary,
    replica,
    pooler,
    primaryUrl: urlOf(primaryPort),
    replicaUrl: urlOf(replicaPort),
    poolerUrl: urlOf(poolerPort),
  };
}

function runAs({ folder, password }: Place, command: string, args: readonly string[]): void {
  execFileSync(command, args, { ...serverAccount(), cwd: folder, env: environment(password), stdio: 'pipe' });
}

function environment(password: string): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', PGPASSWORD: password };
}

function owned(file: string, text: string): string {
  writeFileSync(file, text, { mode: 0o600 });
  const account = serverAccount();
  if (account) chownSync(file, account.uid, account.gid);
  return file;
}

function makeCluster(place: Place): void {
  const data = path.join(place.folder, 'primary');
  const passwordFile = owned(path.join(place.folder, 'password'), place.password);
  const words = ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C.UTF-8'];
  runAs(place, place.engines.initdb, ['-D', data, '-U', USER, ...words, '--no-instructions']);
  const settings = [
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'max_connections = 80',
    'wal_keep_size = 2GB',
    'hot_standby_feedback = on',
    'jit = off',
  ];
  appendFileSync(path.join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
}

/** `-R` makes the copy a streaming replica of the server that it was taken from. */
function copyCluster(place: Place, primaryPort: number): void {
  const data = path.join(place.folder, 'replica');
  const from = `host=127.0.0.1 port=${primaryPort} user=${USER} password=${place.password}`;
  runAs(place, place.engines.basebackup, ['-D', data, '-d', from, '-R', '-X', 'stream', '-c', 'fast']);
}

function server({ engines, folder, password }: Place, name: 'primary' | 'replica', url: string): Part {
  return part({
    name: `PostgreSQL, ${name}`,
    command: engines.postgres,
    args: ['-D', path.join(folder, name), '-p', new URL(url).port],
    options: { ...serverAccount(), cwd: folder, env: environment(password) },
    logFile: path.join(folder, `${name}.log`),
    isReady: async () => {
      if (name === 'primary') await makeDatabase(url);
      return answers(url);
    },
    // Ends open transactions instead of waiting for them.
    stopSignal: 'SIGINT',
  });
}

function bouncer(place: Place, primaryPort: number, port: number, url: string): Part {
  const users = owned(path.join(place.folder, 'users.txt'), `"${USER}" "${place.password}"\n`);
  const file = owned(
    path.join(place.folder, 'pgbouncer.ini'),
    `[databases]
${USER} = host=127.0.0.1 port=${primaryPort} connect_query='SET statement_timeout = 8000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 3
`,
  );
  return part({
    name: 'PgBouncer',
    command: place.engines.pgbouncer,
    args: ['-q', file],
    options: { ...serverAccount(), cwd: place.folder },
    logFile: path.join(place.folder, 'pgbouncer.log'),
    isReady: () => answers(url),
    stopSignal: 'SIGINT',
  });
}

/** Makes the database of an address, where there is none. */
async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [USER]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${USER}`);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
