import type { DBSchema } from 'idb';
import { browserDatabase } from '#web/data/database.ts';
import { OWN_PARTS, type OwnPart, type OwnParts } from './ownParts.ts';

type OwnSchema = DBSchema & { readonly [P in OwnPart]: { key: string; value: OwnParts[P] } };

export const OWN_DATABASE = 'taival-own';

/**
 * Opens the database of the user's own data. Throws where storage is blocked, or a newer build has been here. A later
 * step need not migrate what is stored: it is loaded again.
 */
export const ownDatabase = browserDatabase<OwnSchema>(OWN_DATABASE, [
  (db) => OWN_PARTS.forEach((part) => db.createObjectStore(part)),
]).open;
