import { expect, test } from 'vitest';
import { findEngines } from './engines.ts';

test('one sentence names the engines that are missing', () => {
  expect(findEngines((name) => (name.startsWith('pg') ? undefined : `/usr/bin/${name}`))).toBe(
    'The cluster is not measured, because pg_basebackup, pgbouncer cannot be found: ' +
      'install PostgreSQL and PgBouncer (Debian: postgresql, pgbouncer).',
  );
  expect(findEngines((name) => `/usr/bin/${name}`)).toMatchObject({ basebackup: '/usr/bin/pg_basebackup' });
});
