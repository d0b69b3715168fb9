import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { joinEmbedded } from './embedded.ts';

const dataDir = path.join(projectRoot, '.data', `test-embedded-${process.pid}`);

function dataFolder(): string {
  return path.join(readFileSync(path.join(dataDir, 'db', 'location'), 'utf8'));
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(dataFolder(), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

const PRESENT = `SELECT count(*)::int AS present FROM pg_locks WHERE locktype = 'advisory' AND granted`;
const BUSY = `SELECT count(*)::int AS busy FROM pg_stat_activity
  WHERE state = 'active' AND query LIKE '%generate_series%'
  AND pid <> pg_backend_pid()`;

const LOG_AGE = `SELECT current_setting('logging_collector') AS collected, current_setting('log_rotation_age') AS age,
  current_setting('log_truncate_on_rotation') AS truncated, current_setting('log_filename') AS name`;

const POWERS = `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles
  WHERE rolname = current_user`;
const MADE_BY_SUPERUSER = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE SCHEMA old;
  CREATE TYPE old.mood AS ENUM ('glad');
  CREATE DOMAIN old.short AS text;
  CREATE TABLE old.whole (id serial, mood old.mood, PRIMARY KEY (id)) PARTITION BY RANGE (id);
  CREATE TABLE old.part PARTITION OF old.whole FOR VALUES FROM (0) TO (9);
  CREATE SEQUENCE old.counter;
  CREATE VIEW old.seen AS SELECT * FROM old.whole;
  CREATE FUNCTION old.one() RETURNS int LANGUAGE sql AS 'SELECT 1';
  ALTER DATABASE taival OWNER TO taival`;
const CHANGED_BY_SERVICE = `
  ALTER TYPE old.mood RENAME VALUE 'glad' TO 'merry';
  ALTER DOMAIN old.short SET DEFAULT 'x';
  INSERT INTO old.whole (mood) VALUES ('merry');
  ALTER TABLE old.part ADD CHECK (id < 9);
  ALTER SEQUENCE old.counter RESTART 5;
  ALTER VIEW old.seen RENAME COLUMN mood TO felt;
  ALTER FUNCTION old.one() RENAME TO uno;
  ALTER SCHEMA old RENAME TO older;
  ALTER SCHEMA older RENAME TO old;
  CREATE TABLE another (id int)`;

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const answers = [await client.query(sql)].flat();
    return answers.at(-1)?.rows[0];
  } finally {
    await client.end();
  }
}

/** Its database lies in it, since the folder above is open to the account of the servers. */
const copyDir = `${dataDir}-copy`;

beforeAll(() => rmSync(dataDir, { recursive: true, force: true }));
afterAll(() => {
  const folder = dataFolder();
  for (const made of [dataDir, copyDir]) rmSync(made, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  test('two processes started at once on an empty folder share a server, which the last to leave stops', async () => {
    const [first, second] = await Promise.all([joinEmbedded(dataDir), joinEmbedded(dataDir)]);
    expect(first.url).toBe(second.url);
    await first.leave();
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual({ one: 1 });
    await second.leave();
    await expect(ask(second.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  }, 60_000);

  test('a server whose processes were killed is adopted, a killed one recovers what was committed', async () => {
    const before = await joinEmbedded(dataDir);
    await ask(before.url, 'CREATE TABLE committed AS SELECT 42 AS answer');
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    const after = await joinEmbedded(dataDir);
    expect(postmasterPid()).not.toBe(killed);
    expect(await ask(after.url, 'SELECT answer FROM committed')).toEqual({ answer: 42 });
    await before.leave();
    await after.leave();
  }, 60_000);

  test('a process whose connection broke is counted again: another that leaves does not stop the server', async () => {
    const staying = await joinEmbedded(dataDir);
    // Waits until it has ended: until then it would be counted as the new one.
    await ask(
      staying.url,
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'taival presence'`,
    );
    await expect.poll(() => ask(staying.url, PRESENT), { timeout: 20_000 }).toEqual({ present: 1 });
    const passing = await joinEmbedded(dataDir);
    await passing.leave();
    expect(await ask(staying.url, 'SELECT 1 AS one')).toEqual({ one: 1 });
    await staying.leave();
  }, 60_000);

  test('a server that is killed while a statement runs starts again by itself, at the same address', async () => {
    const log = { info: vi.fn(), warn: vi.fn() };
    const staying = await joinEmbedded(dataDir, log);
    await ask(staying.url, 'CREATE TABLE stored AS SELECT 42 AS answer');
    const busy = ask(staying.url, 'SELECT count(*) FROM generate_series(1, 100000000000)').catch(() => null);
    await expect.poll(() => ask(staying.url, BUSY), { timeout: 20_000 }).toEqual({ busy: 1 });
    process.kill(postmasterPid(), 'SIGKILL');
    await expect
      .poll(() => ask(staying.url, 'SELECT answer FROM stored').catch(() => null), { timeout: 20_000 })
      .toEqual({ answer: 42 });
    expect(await busy).toBeNull();
    await expect
      .poll(() => log.info.mock.calls, { timeout: 20_000 })
      .toEqual([['the embedded database answers again']]);
    expect(log.warn.mock.calls).toEqual([['the embedded database broke off its connection']]);
    await staying.leave();
    await expect(ask(staying.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  }, 60_000);

  test('a copy of the folder beside the running server is a database of its own', async () => {
    const original = await joinEmbedded(dataDir);
    await ask(original.url, 'CREATE TABLE written AS SELECT 1 AS by');
    await ask(original.ownerUrl, 'CHECKPOINT');
    execFileSync('cp', ['-a', dataDir, copyDir]);
    const copy = await joinEmbedded(copyDir);
    try {
      await ask(copy.url, 'UPDATE written SET by = 2');
      expect(await ask(original.url, 'SELECT by FROM written')).toEqual({ by: 1 });
    } finally {
      await copy.leave();
      await original.leave();
    }
  }, 60_000);

  test('the log names what was refused, neither statement nor values, and is begun anew each week', async () => {
    const server = await joinEmbedded(dataDir);
    await ask(server.url, 'CREATE TABLE account (email text UNIQUE)');
    const twice = `INSERT INTO account VALUES ('maija@example.org'), ('maija@example.org')`;
    await expect(ask(server.url, twice)).rejects.toThrow('account_email_key');
    expect(await ask(server.ownerUrl, LOG_AGE)).toEqual({
      collected: 'on',
      age: '1d',
      truncated: 'on',
      name: '%a.log',
    });
    await server.leave();
    const folder = path.join(dataFolder(), 'log');
    const files = [`${dataFolder()}.log`, ...readdirSync(folder).map((name) => path.join(folder, name))];
    const log = files.map((file) => readFileSync(file, 'utf8')).join('');
    expect(log).toContain('violates unique constraint "account_email_key"');
    expect(log).not.toMatch(/maija|INSERT/);
  }, 60_000);

  test('the product works as a role that has no power over the server', async () => {
    const server = await joinEmbedded(dataDir);
    expect(await ask(server.url, POWERS)).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
    });
    for (const reaching of [`COPY (SELECT 1) TO PROGRAM 'true'`, `SELECT pg_read_file('PG_VERSION')`, 'CREATE ROLE x'])
      await expect(ask(server.url, reaching)).rejects.toThrow('permission denied');
    await ask(server.url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await server.leave();
  }, 60_000);

  test('of a database that was made as the superuser everything becomes that role’s with the next start', async () => {
    const before = await joinEmbedded(dataDir);
    await ask(before.ownerUrl, MADE_BY_SUPERUSER);
    await before.leave();
    const file = path.join(dataFolder(), 'taival-secret.json');
    const { servicePassword: _unknown, ...secrets } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(secrets));
    const after = await joinEmbedded(dataDir);
    await ask(after.url, CHANGED_BY_SERVICE);
    expect(await ask(after.url, 'SELECT count(*)::int AS rows FROM old.part')).toEqual({ rows: 1 });
    await after.leave();
  }, 60_000);

  test('a folder that was copied without its owners is a database all the same', async () => {
    const server = await joinEmbedded(dataDir);
    await server.leave();
    rmSync(copyDir, { recursive: true, force: true });
    execFileSync('cp', ['-r', dataDir, copyDir]);
    const copy = await joinEmbedded(copyDir);
    expect(await ask(copy.url, 'SELECT 1 AS one')).toEqual({ one: 1 });
    await copy.leave();
  }, 60_000);

  test.skipIf(process.getuid?.() !== 0)(
    'as root in a folder closed to others the cluster lives where its account may enter',
    async () => {
      const closed = path.join(projectRoot, '.data', `test-closed-${process.pid}`);
      mkdirSync(closed, { recursive: true });
      chmodSync(closed, 0o700);
      const server = await joinEmbedded(path.join(closed, 'data'));
      try {
        expect(await ask(server.url, 'SELECT 1 AS one')).toEqual({ one: 1 });
        const location = readFileSync(path.join(closed, 'data', 'db', 'location'), 'utf8');
        expect(location.startsWith(closed)).toBe(false);
      } finally {
        await server.leave();
        rmSync(path.dirname(readFileSync(path.join(closed, 'data', 'db', 'location'), 'utf8')), {
          recursive: true,
          force: true,
        });
        rmSync(closed, { recursive: true, force: true });
      }
    },
    60_000,
  );

  test('names are stored in UTF-8 in any environment', async () => {
    const server = await joinEmbedded(dataDir);
    expect(
      await ask(server.url, `SELECT current_setting('server_encoding') AS encoding, length('Äkäslompolo') AS letters`),
    ).toEqual({ encoding: 'UTF8', letters: 11 });
    await server.leave();
  }, 60_000);

  test('the server listens on loopback only, with a password that is not the default', async () => {
    const server = await joinEmbedded(dataDir);
    const url = new URL(server.url);
    expect(url.hostname).toBe('127.0.0.1');
    url.password = 'password';
    await expect(ask(url.href, 'SELECT 1')).rejects.toThrow(/password/);
    expect(await ask(server.url, `SELECT current_setting('listen_addresses') AS addresses`)).toEqual({
      addresses: '127.0.0.1',
    });
    await server.leave();
  }, 60_000);
});
