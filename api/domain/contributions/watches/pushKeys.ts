import webPush from 'web-push';
import type { Database } from '#api/platform/db/database.ts';

/** By which push services know this installation (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const known = new WeakMap<Database, Promise<PushKeys>>();

/** The keys of the installation. Whichever process is first asked makes them, for all. */
export function pushKeys(db: Database): Promise<PushKeys> {
  const keys = known.get(db) ?? storedKeys(db);
  known.set(db, keys);
  keys.catch(() => known.delete(db));
  return keys;
}

async function storedKeys({ prisma }: Database): Promise<PushKeys> {
  const stored = await prisma.pushKey.findUnique({ where: { isOurs: true } });
  if (stored !== null) return stored;
  await prisma.pushKey.createMany({ data: [webPush.generateVAPIDKeys()], skipDuplicates: true });
  return prisma.pushKey.findUniqueOrThrow({ where: { isOurs: true } });
}
