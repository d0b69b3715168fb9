import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#api/platform/config.ts';
import { connect } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { HOUR_MS } from '#common/time.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI } from '../../support/made/placesOfHelsinki.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishHelsinki(database.db);
}, 60_000);

afterAll(() => database.drop());

const start = (): Promise<RunningServer> =>
  startServer(readConfig({ PORT: '0', BASEMAP: 'embedded' }), {
    db: connect(database.db.url),
    log: createLog('silent'),
  });

describe('a server that is asked to stop', () => {
  test('lets the running request end, takes no new one, and then is gone', async () => {
    const server = await start();
    const running = await heldUp(server);
    const closed = server.close();
    expect(await running.end()).toBe(200);
    await closed;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  test('answers all that is sent meanwhile, says that it is not ready, and ends with the last connection', async () => {
    const server = await start();
    const agent = new Agent({ keepAlive: true });
    const get = (pathname: string, by?: Agent) => answerOf(`${server.url}${pathname}`, by);
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => get('/api/query/data/version', agent)));
    expect((await twenty()).map(({ connection }) => connection)).toEqual(
      Array.from({ length: 20 }, () => 'keep-alive'),
    );
    // It ends when nothing runs any more, however slowly the twenty come.
    const running = await heldUp(server);
    const closed = server.close(HOUR_MS);
    const answers = await twenty();
    expect(answers).toEqual(answers.map(() => ({ status: 200, connection: 'close' })));
    const health = await Promise.all(['/readyz', '/healthz'].map((pathname) => get(pathname)));
    expect(health.map(({ status }) => status)).toEqual([503, 200]);
    expect(await running.end()).toBe(200);
    await closed;
    await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  test('does not wait for connections on which nothing runs', async () => {
    const server = await start();
    await (await fetch(`${server.url}/healthz`)).text();
    await server.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
});

test('a port that is taken is named in the error', async () => {
  const server = await start();
  const { port } = new URL(server.url);
  await expect(
    startServer(readConfig({ PORT: port }), { db: connect(database.db.url), log: createLog('silent') }),
  ).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken by another program: set PORT to a free one.`);
  await server.close();
});

function answerOf(url: string, agent?: Agent): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { ...(agent && { agent }) }, (response) => {
      const { statusCode, headers } = response;
      response.resume().once('end', () => resolve({ status: statusCode, connection: headers.connection }));
    })
      .once('error', reject)
      .end();
  });
}

/** A request that runs until it is let go; then its status. */
async function heldUp(server: RunningServer): Promise<{ readonly end: () => Promise<number> }> {
  const lock = await database.db.pool.connect();
  await lock.query('BEGIN; LOCK TABLE place IN ACCESS EXCLUSIVE MODE');
  const running = fetch(`${server.url}/api/query/attractions?bbox=${HELSINKI.join(',')}`);
  await waitsForLock();
  return {
    end: async () => {
      await lock.query('COMMIT');
      lock.release();
      return (await running).status;
    },
  };
}

/** Until a session of this database waits for the lock. */
async function waitsForLock(): Promise<void> {
  for (;;) {
    const answer = await database.db.pool.query(
      `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE NOT l.granted AND d.datname = current_database()`,
    );
    if (answer.rowCount !== 0) return;
  }
}
