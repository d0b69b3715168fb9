import webPush from 'web-push';
import type { Database } from '#api/platform/db/database.ts';

/** By which push services know this installation (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const known = new WeakMap<Database, Promise<PushKeys>>();

/** The keys of the installation. The first process that is asked creates them, for all. */
export function getOrCreatePushKeys(db: Database): Promise<PushKeys> {
  const keys = known.get(db) ?? createOrReadKeys(db);
  known.set(db, keys);
  keys.catch(() => known.delete(db));
  return keys;
}

/** The keys of the installation, without creating them; null where no process has created them yet. */
export async function findPushKeys(db: Database): Promise<PushKeys | null> {
  const keys = known.get(db);
  if (keys !== undefined) return keys;
  const stored = await storedKeys(db);
  if (stored !== null) known.set(db, Promise.resolve(stored));
  return stored;
}

function storedKeys({ prisma }: Database): Promise<PushKeys | null> {
  return prisma.pushKey.findUnique({ where: { isOurs: true } });
}

async function createOrReadKeys(db: Database): Promise<PushKeys> {
  const stored = await storedKeys(db);
  if (stored !== null) return stored;
  await db.prisma.pushKey.createMany({ data: [webPush.generateVAPIDKeys()], skipDuplicates: true });
  return db.prisma.pushKey.findUniqueOrThrow({ where: { isOurs: true } });
}
