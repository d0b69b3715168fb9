import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#api/platform/db/database.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { prepareDataDir } from '../../support/preparedData.ts';
import { type Product, removeDataDir, startProduct } from '../../support/product.ts';
import { type Relay, startRelay } from '../../support/services/relay.ts';
import { type MailServer, startMailServer } from '../../support/services/smtp.ts';
import { type Answer, loggedIn, makeUser, PASSWORD, type Visitor, visitorOf } from '../../support/visitors.ts';

// kill -9 in the middle of every kind of write: of the process that answers visitors, of the one that sends mails, and
// of the database. Both processes work on one data folder, as two on one machine do. Photos: killedUploads.test.ts.
const DATA_DIR = path.join('.data', `test-killed-writes-${process.pid}`);
const MINUTES = 180_000;
const POLLED = { timeout: 60_000 };
/** The advisory lock for which held writes wait. */
const LOCK = 4_711_002;
/** Where the links of mails lead. */
const PUBLIC_URL = 'https://taival.example';
/** A user who registers while the process that sends mails does not run. */
const NEW = { email: 'uusi@example.org', username: 'Uusi', password: PASSWORD, lang: 'en' };

let web: Product;
let jobs: Product;
let db: Database;
let mails: MailServer;
let toMails: Relay;
let place: number;
let aino: Visitor;

const startWeb = () => startProduct({ dataDir: DATA_DIR, env: { ROLE: 'web', DATABASE_TIMEOUT: '120' } });
const startJobs = () =>
  startProduct({
    dataDir: DATA_DIR,
    env: { ROLE: 'jobs', SMTP_URL: toMails.url, FEEDBACK_TO: 'palaute@example.org', PUBLIC_URL },
  });

beforeAll(async () => {
  await prepareDataDir(DATA_DIR);
  mails = await startMailServer(await freePort());
  toMails = await startRelay(mails.url);
  db = await openDatabase({ databaseUrl: null, dataDir: path.join(projectRoot, DATA_DIR) });
  // What is held up here waits until it is let go.
  await db.pool.query(`ALTER ROLE CURRENT_USER SET lock_timeout = '2min'`);
  web = await startWeb();
  jobs = await startJobs();
  const { rows } = await db.pool.query<{ id: number }>(
    'SELECT id FROM attraction WHERE merged_into IS NULL AND owner_id IS NULL ORDER BY id LIMIT 1',
  );
  place = rows[0]?.id ?? expect.unreachable();
  aino = await somebody('Aino');
}, MINUTES);

afterAll(async () => {
  await jobs.stop();
  await web.stop();
  await db.close();
  await toMails.cut();
  await mails.close();
  removeDataDir(DATA_DIR);
}, MINUTES);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function kill({ process: child }: Product): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A write, and how many rows it has made. */
interface Write {
  readonly table: string;
  readonly event: 'INSERT' | 'DELETE';
  readonly mutation: string;
  readonly type: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Counts its rows by the word that it holds. */
  readonly count: string;
}

/** Every kind of write, with a word of its own in what it writes. */
const writesOf = (word: string): readonly Write[] => {
  const write = (table: string, mutation: string, type: string, input: Write['input'], column: string): Write => ({
    table,
    event: 'INSERT',
    mutation,
    type,
    input: { ...input, clientMutationId: `${mutation}-${word}` },
    count: `SELECT 1 FROM ${table} WHERE ${column} = '${word}'`,
  });
  const text = word;
  return [
    write('comment', 'addComment', 'AddCommentInput', { attractionId: place, text }, 'text'),
    write('own_place', 'addOwnPlace', 'AddOwnPlaceInput', { name: word, lon: 24.5, lat: 61 }, 'name'),
    write('note', 'saveNote', 'SaveNoteInput', { attractionId: place, text }, 'text'),
    write('feedback', 'sendFeedback', 'SendFeedbackInput', { text }, 'text'),
    {
      ...write('favourite', 'setFavourite', 'SetFavouriteInput', { attractionId: place, type: 'BEST' }, 'type'),
      count: 'SELECT 1 FROM favourite',
    },
    {
      table: 'app_user',
      event: 'DELETE',
      mutation: 'deleteAccount',
      type: 'DeleteAccountInput',
      input: { password: PASSWORD },
      count: `SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM app_user WHERE username = 'deleteAccount-${word}')`,
    },
  ];
};

async function somebody(username: string): Promise<Visitor> {
  const email = `${username.toLowerCase()}@example.org`;
  await makeUser(db, { email, username });
  return loggedIn(web.url, email);
}

const send = (visitor: Visitor = aino, { mutation, type, input }: Write): Promise<Answer> =>
  visitor.graphql(`mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`, { input });

const done = async (writes: readonly Write[]) =>
  Promise.all(writes.map(async ({ table, count }) => [table, (await db.pool.query(count)).rows.length]));

/** Holds back writes into these tables, within their transaction or at its end; answers how to release them. */
async function held(writes: readonly Write[], isAtEnd: boolean): Promise<() => Promise<void>> {
  await db.pool.query(`CREATE OR REPLACE FUNCTION held_write() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK}); RETURN NULL; END $$`);
  for (const { table, event } of writes)
    await db.pool.query(
      isAtEnd
        ? `CREATE CONSTRAINT TRIGGER held_write AFTER ${event} ON ${table} DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW EXECUTE FUNCTION held_write()`
        : `CREATE TRIGGER held_write AFTER ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION held_write()`,
    );
  const client = await db.pool.connect();
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  return async () => {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    client.release();
    await expect.poll(waiting, POLLED).toBe(0);
    for (const { table } of writes) await db.pool.query(`DROP TRIGGER held_write ON ${table}`);
  };
}

async function waiting(): Promise<number> {
  const { rows } = await db.pool.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND mode = 'ShareLock'`,
  );
  return rows.length;
}

/** States of mails that are not sent yet. */
async function unsent(): Promise<string[]> {
  const { rows } = await db.pool.query<{ state: string }>(
    `SELECT state::text AS state FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'`,
  );
  return rows.map(({ state }) => state);
}

test(
  'kill -9 of the process with the jobs, while it is sending a mail: visitors see nothing of it',
  async () => {
    toMails.silence();
    const feedback = (text: string) => aino.rest('POST', '/api/user/feedback', { text });
    expect((await feedback('tapettu')).status).toBe(200);
    await expect.poll(unsent, POLLED).toEqual(['active']);
    await kill(jobs);
    expect((await feedback('tapetun jälkeen')).status).toBe(200);
    expect((await visitorOf(web.url).rest('POST', '/api/user/register', NEW)).status).toBe(200);
    await toMails.mend();
    // In place of the 13 minutes after which its process counts as dead.
    await db.pool.query(`UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'`);
    jobs = await startJobs();
  },
  MINUTES,
);

describe.each([
  ['within its transaction', 'sisällä', false, 0],
  ['after its commit, before its answer', 'lopussa', true, 1],
])('kill -9 of the process that answers, in the middle of each write: %s', (_when, word, isAtEnd, before) => {
  test(
    'nothing is half done, and what is sent again is done once',
    async () => {
      await db.pool.query('DELETE FROM note; DELETE FROM favourite');
      const writes = writesOf(word);
      // Writes of one user wait for each other.
      const people = await Promise.all(writes.map(({ mutation }) => somebody(`${mutation}-${word}`)));
      const goOn = await held(writes, isAtEnd);
      try {
        const answers = Promise.all(writes.map((write, at) => send(people[at], write).catch(() => null)));
        await expect.poll(waiting, POLLED).toBe(writes.length);
        await kill(web);
        expect(await answers).toEqual(writes.map(() => null));
      } finally {
        await goOn();
      }
      expect(await done(writes)).toEqual(writes.map(({ table }) => [table, before]));

      web = await startWeb();
      const back = people.map((visitor) => visitorOf(web.url, visitor.cookie()));
      aino = visitorOf(web.url, aino.cookie());
      const again = await Promise.all(writes.map((write, at) => send(back[at], write)));
      expect(again.map(({ status }) => status)).toEqual(writes.map(() => 200));
      expect(await done(writes)).toEqual(writes.map(({ table }) => [table, 1]));
      // The feedback, and the deleted account.
      const received = () => mails.mails.filter((mail) => JSON.stringify(mail).includes(word)).length;
      await expect.poll(received, POLLED).toBe(2);
    },
    MINUTES,
  );
});

test(
  'kill -9 of the database while visitors write: nothing that was answered is lost, and it is up again by itself',
  async () => {
    const cluster = readFileSync(path.join(projectRoot, DATA_DIR, 'db', 'location'), 'utf8');
    const postmaster = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const [stored, statuses]: [string[], number[]] = [[], []];
    for (let n = 0; statuses.slice(-20).filter((status) => status === 200).length < 20; n += 1) {
      if (n === 20) process.kill(postmaster, 'SIGKILL');
      const name = `kirjoitus ${n}`;
      const { status } = await aino.rest('POST', '/api/userattractions/', { name, pos: [24.5, 61] });
      statuses.push(status);
      if (status === 200) stored.push(name);
      else expect(status).toBe(503);
    }
    const { rows } = await db.pool.query<{ name: string }>(`SELECT name FROM own_place WHERE name LIKE 'kirjoitus %'`);
    const names = rows.map(({ name }) => name);
    expect(stored.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  },
  MINUTES,
);

test(
  'the mails that a killed process was to send are sent by the next one, once',
  async () => {
    const of = (text: string) => mails.mails.filter((mail) => mail.text?.includes(text)).length;
    const link = `${PUBLIC_URL}/api/user/confirm-email?token=`;
    await expect.poll(() => [of('tapettu'), of('tapetun jälkeen'), of(link)], POLLED).toEqual([1, 1, 1]);
    await expect.poll(unsent, POLLED).toEqual([]);
  },
  MINUTES,
);
