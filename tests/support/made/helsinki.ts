import type { Database } from '#api/platform/db/database.ts';
import { endIdentity, hideIdentity, publishMade } from './madePlaces.ts';
import { IDS, PLACES } from './placesOfHelsinki.ts';

const OWNER = '0190d0f0-0000-4000-8000-000000000001';

/** The made Helsinki as version 2 before an older one, with what became of places that are not in it. */
export async function publishHelsinki(db: Database): Promise<void> {
  await publishMade(db, 1, [
    { id: IDS.gone, name: 'Vanha kioski', category: 'amenity/cafe', position: [24.94, 60.17] },
  ]);
  await publishMade(db, 2, PLACES);
  await publishMade(
    db,
    3,
    [{ id: IDS.rolledBack, name: 'Peruttu', category: 'tourism/museum', position: [24.94, 60.17] }],
    false,
  );
  await endIdentity(db, IDS.gone, 'Vanha kioski', null);
  await endIdentity(db, IDS.merged, 'Linnoituksen museo', IDS.museum);
  await endIdentity(db, IDS.mergedTwice, 'Linnoituksen vanha museo', IDS.merged);
  await endIdentity(db, IDS.circle, 'Kehä', null);
  await db.pool.query(`UPDATE attraction SET state = 'MERGED', merged_into = id WHERE id = $1`, [IDS.circle]);
  await db.pool.query(
    `INSERT INTO app_user (id, email, email_key, username, username_key, password_hash)
     VALUES ($1, 'omistaja@example.org', 'omistaja@example.org', 'Omistaja', 'omistaja', 'x')`,
    [OWNER],
  );
  await db.pool.query(
    `INSERT INTO attraction (id, owner_id, name, category, lon, lat)
     VALUES ($1, $2, 'Oma paikka', 'own', 24.94, 60.17)`,
    [IDS.own, OWNER],
  );
  await db.pool.query(
    `INSERT INTO own_place (id, owner_id, name, lon, lat) VALUES ($1, $2, 'Oma paikka', 24.94, 60.17)`,
    [IDS.own, OWNER],
  );
  await hideIdentity(db, IDS.hidden);
  await db.pool.query(`INSERT INTO attraction_edit (attraction_id, kind, text) VALUES ($1, 'ALIAS', 'Linnakemuseo')`, [
    IDS.museum,
  ]);
  await db.pool.query(
    `INSERT INTO import_run (source, state, data_date, finished_at)
     VALUES ('osm', 'PUBLISHED', '2026-05-04', '2026-05-05T10:00:00Z')`,
  );
  await db.pool.query(
    `INSERT INTO source_record (source, ref, attraction_id, run_id, lon, lat, digest, record)
     VALUES ('osm', 'way/1', $1, 1, 24.9, 60.1, 'x', '{}'), ('lipas', '503', $1, 1, 24.9, 60.1, 'x', '{}')`,
    [IDS.fortress],
  );
}
