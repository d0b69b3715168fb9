import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAtWatched, pushQueue } from '#api/domain/contributions/watches/notices/lookAtWatched.ts';
import { enqueueWatchMails } from '#api/domain/jobs/watches.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { lookAtWebhooks, webhookQueue } from '#api/domain/webhooks/notifyWebhooks.ts';
import { type Jobs, type ManyJobsSender, openJobs } from '#api/platform/db/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { madeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { publishMade } from '../../support/made/madePlaces.ts';

/** Jobs queued one by one would outlast a transaction. */
const USERS = 12_000;
const PLACE = 1;
const log = createLog('silent');

let database: TestDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await openJobs({ db: database.db, log, queues: [pushQueue, mailQueue, webhookQueue], sendOnly: true });
  await publishMade(database.db, 1, [
    { id: PLACE, name: 'Laavu', category: 'leisure/firepit', position: [24.95, 60.15], municipalities: ['091'] },
  ]);
  await makeWatchers();
  const now = Date.now();
  await sourceSays(database.db, 'office', now, [
    madeCondition({ key: 'Metsäpalovaroitus', from: 0, until: null, placeId: PLACE }, now),
  ]);
}, 120_000);

afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

/** Users who watch the place since yesterday, each with a browser and a webhook; and a publish of yesterday. */
async function makeWatchers(): Promise<void> {
  const { pool } = database.db;
  await pool.query(
    `INSERT INTO app_user (email, email_key, username, username_key, password_hash, confirmed_at)
     SELECT name || '@example.org', name || '@example.org', name, name, '', now()
     FROM generate_series(1, ${USERS}) AS n, LATERAL (SELECT 'user' || n AS name) AS named`,
  );
  await pool.query(
    `INSERT INTO watch (user_id, attraction_id, created_at)
     SELECT id, ${PLACE}, now() - interval '1 day' FROM app_user`,
  );
  await pool.query(
    `INSERT INTO session (token_hash, user_id, expires_at)
     SELECT convert_to(id::text, 'UTF8'), id, now() + interval '1 day' FROM app_user`,
  );
  await pool.query(
    `INSERT INTO push_device (endpoint, session_id, user_id, p256dh, auth, language, created_at)
     SELECT 'https://push.example/' || id, id, user_id, '', '', 'fi', now() FROM session`,
  );
  await pool.query(
    `INSERT INTO webhook (user_id, name, url, secret, bounds, created_at, told_step, queued_step)
     SELECT id, 'Koukku', 'https://hook.example', '', '{}', now(), 0, 0 FROM app_user`,
  );
  await pool.query(
    `INSERT INTO change_step (step, version, reason, at) VALUES (1, 1, 'PUBLISH', now() - interval '1 day')`,
  );
}

/** The database is lost after the jobs of a transaction were stored, before the transaction is committed. */
const lost: ManyJobsSender = {
  enqueueAll: async (tx, queue, data) => {
    await jobs.enqueueAll(tx, queue, data);
    throw new Error('the connection was lost');
  },
};

/** Pending jobs of a queue, and for how many different users or webhooks they are. */
async function pendingIn(queue: string) {
  const { rows } = await database.db.pool.query<{ jobs: number; receivers: number }>(
    `SELECT count(*) AS jobs, count(DISTINCT data) AS receivers FROM pgboss.job WHERE name = $1`,
    [queue],
  );
  return rows[0];
}

const ONCE_EACH = { jobs: USERS, receivers: USERS };

test.each<readonly [string, string, (sender: ManyJobsSender) => Promise<void>]>([
  ['pushed', 'push', (sender) => lookAtWatched({ db: database.db, jobs: sender }, new Date())],
  ['mailed', 'mail', (sender) => enqueueWatchMails({ db: database.db, jobs: sender })],
  ['sent to webhooks', 'webhook', (sender) => lookAtWebhooks({ db: database.db, jobs: sender }, new Date())],
])(
  'news for thousands are %s: by the run after one that failed, once to each',
  async (_how, queue, run) => {
    await expect(run(lost)).rejects.toThrow('the connection was lost');
    expect(await pendingIn(queue)).toEqual({ jobs: 0, receivers: 0 });
    await run(jobs);
    expect(await pendingIn(queue)).toEqual(ONCE_EACH);
  },
  60_000,
);
