import pg from 'pg';

/** The only database of the embedded cluster. */
export const DATABASE = 'taival';

/** Makes the database at `url` when there is none. Throws while the server accepts no connections. */
export async function ensureDatabase(url: string): Promise<void> {
  const admin = new pg.Client({
    connectionString: url.replace(/\/[^/]*$/, '/postgres'),
    connectionTimeoutMillis: 10_000,
  });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await createDatabase(admin);
  } finally {
    await admin.end();
  }
}

async function createDatabase(admin: pg.Client): Promise<void> {
  try {
    await admin.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    const duplicate = error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505');
    if (!duplicate) throw error;
  }
}
