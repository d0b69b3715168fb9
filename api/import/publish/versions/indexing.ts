import { type Database, IMPORTING } from '#api/platform/db/database.ts';
import { VERSIONED_TABLES } from './indexes.ts';
import { partition } from './versions.ts';

/** Index builds that run at the same time. */
const LANES = 2;
const MEMORY = '128MB';

export interface Indexing {
  /** Builds key, indexes and statistics of a filled table, in the background. */
  add(table: string): void;
  /** Waits for all builds; throws the first error. */
  finish(): Promise<void>;
}

/** Index builds of one version on connections of their own. A table must not be written to after it was added. */
export function startIndexing(db: Database, version: number): Indexing {
  const lanes: Promise<void>[] = Array.from({ length: LANES }, () => Promise.resolve());
  const faults: unknown[] = [];
  let statements = 0;
  const run = (sql: string, send = patiently): void => {
    const lane = statements++ % LANES;
    const before = lanes[lane] ?? Promise.resolve();
    lanes[lane] = before.then(async () => {
      if (faults.length > 0) return;
      await send(db, sql).catch((fault: unknown) => faults.push(fault));
    });
  };
  return {
    add: (table) => {
      const { primaryKey, indexes } = VERSIONED_TABLES.find(({ name }) => name === table) ?? {
        primaryKey: [],
        indexes: [],
      };
      const name = partition(table, version);
      run(`ALTER TABLE ${name} ADD PRIMARY KEY (${primaryKey.join(', ')})`);
      for (const [n, index] of indexes.entries()) run(`CREATE INDEX ${indexName(name, n)} ON ${name} USING ${index}`);
      // Also marks the pages as seen by all: until then an index alone answers nothing.
      run(`VACUUM (ANALYZE) ${name}`, outsideTransactions);
    },
    finish: async () => {
      await Promise.all(lanes);
      if (faults.length > 0) throw faults[0];
    },
  };
}

const PATIENCE = `statement_timeout = ${IMPORTING.statementMs}`;

async function patiently({ pool }: Database, sql: string): Promise<void> {
  await pool.query(`SET LOCAL maintenance_work_mem = '${MEMORY}'; SET LOCAL ${PATIENCE}; ${sql}`);
}

/** For what PostgreSQL runs outside of transactions only. The connection is closed, and its settings with it. */
async function outsideTransactions({ pool }: Database, sql: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET ${PATIENCE}`);
    await client.query(sql);
  } finally {
    client.release(true);
  }
}

/** Name of an index. PostgreSQL's own choice would fail: two builds at the same time may choose the same name. */
function indexName(table: string, n: number): string {
  return `${table}_${n}_idx`;
}
