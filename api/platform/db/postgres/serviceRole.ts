import pg from 'pg';

/** The role that the product works as. It owns the database and what lies in it, and has no power over the server. */
export const SERVICE_ROLE = 'taival_service';

const LIMITS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Makes the role, or gives it this password. */
export async function makeServiceRole(owner: pg.Client, password: string): Promise<void> {
  const found = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SERVICE_ROLE]);
  const verb = found.rowCount === 0 ? 'CREATE' : 'ALTER';
  await owner.query(`${verb} ROLE ${SERVICE_ROLE} ${LIMITS} PASSWORD ${pg.escapeLiteral(password)}`);
}

/**
 * Gives the role the connected database and everything in it that another role made: an older version of this program,
 * which worked as the superuser.
 */
export async function giveToServiceRole(owner: pg.Client, database: string): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(FOREIGN_OBJECTS, [SERVICE_ROLE, database]);
  if (rows.length === 0) return;
  await owner.query(`BEGIN; ${rows.map(({ statement }) => statement).join('; ')}; COMMIT`);
}

/**
 * A statement for each object that is not the role's. Objects of extensions stay the superuser's, and what belongs to a
 * table (sequences of columns, row types, arrays) goes with it.
 */
const FOREIGN_OBJECTS = `
WITH service AS (SELECT oid FROM pg_roles WHERE rolname = $1),
ours AS (
  SELECT oid FROM pg_namespace
  WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
), of_extensions AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
SELECT format('ALTER DATABASE %I OWNER TO %I', datname, $1) AS statement
FROM pg_database, service WHERE datname = $2 AND datdba <> service.oid
UNION ALL
SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, $1)
FROM pg_namespace n, service
WHERE n.oid IN (SELECT oid FROM ours) AND nspname <> 'public' AND nspowner <> service.oid
UNION ALL
SELECT format('ALTER %s %s OWNER TO %I', kind, c.oid::regclass, $1)
FROM pg_class c
JOIN (VALUES ('r', 'TABLE'), ('p', 'TABLE'), ('v', 'VIEW'), ('m', 'MATERIALIZED VIEW'), ('S', 'SEQUENCE'))
  AS kinds (relkind, kind) ON kinds.relkind = c.relkind::text, service
WHERE relnamespace IN (SELECT oid FROM ours) AND relowner <> service.oid
  AND ('pg_class'::regclass, c.oid) NOT IN (SELECT classid, objid FROM of_extensions)
  AND NOT EXISTS (
    SELECT FROM pg_depend d
    WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND c.relkind = 'S' AND d.deptype IN ('a', 'i'))
UNION ALL
SELECT format('ALTER TYPE %s OWNER TO %I', t.oid::regtype, $1)
FROM pg_type t, service
WHERE typnamespace IN (SELECT oid FROM ours) AND typowner <> service.oid AND typtype IN ('e', 'd')
  AND ('pg_type'::regclass, t.oid) NOT IN (SELECT classid, objid FROM of_extensions)
UNION ALL
SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, $1)
FROM pg_proc p, service
WHERE pronamespace IN (SELECT oid FROM ours) AND proowner <> service.oid
  AND ('pg_proc'::regclass, p.oid) NOT IN (SELECT classid, objid FROM of_extensions)`;
