import { removeIdentity } from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import { refreshHidden } from '#api/domain/moderation/hiddenPlacesSql.ts';
import { closeCases, type ReportKind } from '#api/domain/moderation/records/reportCases.ts';
import { removeHeld } from '#api/domain/people/accountData.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { JobSender } from '#api/platform/db/jobs.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { Deletion } from './deletion.ts';
import { storeDeletions, unknownDeletions } from './deletionsSql.ts';

type Transaction = Prisma.TransactionClient;

/** Repeats the deletions with these keys; answers how many things were there to be deleted. */
type Again = (tx: Transaction, keys: readonly string[], now: Date) => Promise<number>;

/** No job is needed: files of things deleted here are not restored yet, and the first deletion purged the CDN. */
const NO_JOBS: JobSender = { enqueue: async () => undefined };

/** How each kind is deleted again, in this order. A mail is not a row: `sentMails` reads mails. */
const AGAIN: Readonly<Record<string, Again>> = {
  app_user: async (tx, ids, now) => {
    const users = await tx.user.findMany({ where: { id: { in: [...ids] } }, select: { id: true, email: true } });
    for (const viewer of users) {
      await removeHeld(tx, { viewer, jobs: NO_JOBS, now });
      await tx.user.delete({ where: { id: viewer.id } });
    }
    return users.length;
  },
  own_place: async (tx, keys) => {
    const { count } = await tx.ownPlace.deleteMany({ where: { id: { in: keys.map(BigInt) } } });
    for (const key of keys) await removeIdentity(tx, Number(key));
    return count;
  },
  comment: async (tx, keys, now) => {
    const ids = matching(keys, await tx.comment.findMany({ where: { id: { in: keys.map(idOf) } }, select: MADE }));
    await tx.comment.deleteMany({ where: { id: { in: ids } } });
    return closedCases(tx, 'COMMENT', ids, now);
  },
  image: async (tx, keys, now) => {
    const ids = matching(keys, await tx.image.findMany({ where: { id: { in: keys.map(idOf) } }, select: MADE }));
    await tx.image.deleteMany({ where: { id: { in: ids } } });
    return closedCases(tx, 'IMAGE', ids, now);
  },
  image_rejected: async (tx, keys) => {
    const where = { id: { in: keys.map(idOf) }, state: { not: 'REJECTED' } } as const;
    const ids = matching(keys, await tx.image.findMany({ where, select: MADE }));
    await tx.image.updateMany({ where: { id: { in: ids } }, data: { state: 'REJECTED', heart: false } });
    return ids.length;
  },
  condition_hidden: async (tx, keys, now) => {
    const where = { id: { in: keys.map(idOf) }, hiddenAt: null };
    const ids = matching(keys, await tx.condition.findMany({ where, select: MADE }));
    await tx.condition.updateMany({ where: { id: { in: ids } }, data: { hiddenAt: now } });
    return closedCases(tx, 'CONDITION', ids, now);
  },
  // The lists hold no reasons. A place that was shown again since is hidden too, until a moderator shows it again.
  place_hidden: async (tx, keys) => {
    const places = await tx.attraction.findMany({ where: { id: { in: keys.map(BigInt) } }, select: { id: true } });
    const data = places.map(({ id }) => ({ attractionId: id, kind: 'HIDDEN' }) as const);
    const { count } = await tx.attractionEdit.createMany({ data, skipDuplicates: true });
    await refreshHidden(tx);
    return count;
  },
  commons_takedown: async (tx, titles) => {
    const data = titles.map((title) => ({ title }));
    const { count } = await tx.commonsTakedown.createMany({ data, skipDuplicates: true });
    const where = { credit: { title: { in: [...titles] } } };
    await tx.image.updateMany({ where, data: { state: 'REJECTED', heart: false } });
    return count;
  },
  note: async (tx, keys) => (await tx.note.deleteMany({ where: { OR: keys.map(ownOf) } })).count,
  favourite: async (tx, keys) => (await tx.favourite.deleteMany({ where: { OR: keys.map(ownOf) } })).count,
  watch: async (tx, keys) => (await tx.watch.deleteMany({ where: { OR: keys.map(ownOf) } })).count,
  webhook: async (tx, ids) => (await tx.webhook.deleteMany({ where: { id: { in: [...ids] } } })).count,
  watch_mails_off: async (tx, ids, now) => {
    const where = { id: { in: [...ids] }, watchMailsOffAt: null };
    return (await tx.user.updateMany({ where, data: { watchMailsOffAt: now } })).count;
  },
  profile_image: async (tx, names) => {
    const data = { profileImage: null, profileImageAt: null };
    return (await tx.user.updateMany({ where: { profileImage: { in: [...names] } }, data })).count;
  },
};

/** Keys in one transaction. */
const AT_ONCE = 200;
const TRANSACTION_MS = 60_000;

/**
 * Deletes in a restored database what was deleted after its backup, as far as the database does not know of it; answers
 * how many things. Done again it deletes nothing more. The files of these things must not be restored before.
 */
export async function applyDeletions(
  { pool, prisma }: Pick<Database, 'pool' | 'prisma'>,
  deletions: readonly Deletion[],
  now: Date,
): Promise<number> {
  const latest = latestOfEach(deletions);
  const unknown = await unknownDeletions(pool, inForce(latest));
  let count = 0;
  for (const [kind, again] of Object.entries(AGAIN)) {
    const keys = unknown.filter((one) => one.kind === kind).map(({ key }) => key);
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      const batch = keys.slice(at, at + AT_ONCE);
      count += await prisma.$transaction((tx) => again(tx, batch, now), { timeout: TRANSACTION_MS });
    }
  }
  await storeDeletions(pool, latest);
  return count;
}

/** Each thing once, with the time of its latest deletion. */
export function latestOfEach(deletions: readonly Deletion[]): Deletion[] {
  const latest = new Map<string, Deletion>();
  for (const one of deletions) {
    const name = `${one.kind} ${one.key}`;
    if ((latest.get(name)?.at ?? '') < one.at) latest.set(name, one);
  }
  return [...latest.values()];
}

/** What takes a deletion back: mails may be turned on again, a rejection or the hiding of a condition be undone. */
const TAKEN_BACK_BY: ReadonlyMap<string, string> = new Map([
  ['watch_mails_off', 'watch_mails_on'],
  ['image_rejected', 'image_returned'],
  ['condition_hidden', 'condition_shown'],
]);

/** The deletions without a later record that takes them back. */
function inForce(latest: readonly Deletion[]): Deletion[] {
  const times = new Map(latest.map(({ kind, key, at }) => [`${kind} ${key}`, at]));
  return latest.filter(({ kind, key, at }) => (times.get(`${TAKEN_BACK_BY.get(kind)} ${key}`) ?? '') < at);
}

const MADE = { id: true, createdAt: true } as const;

function idOf(key: string): number {
  return Number(key.split('@')[0]);
}

/** Ids of the rows that the keys still name: another row may have got the id since. */
function matching(
  keys: readonly string[],
  rows: readonly { readonly id: number; readonly createdAt: Date }[],
): number[] {
  const named = new Set(keys);
  return rows.filter(({ id, createdAt }) => named.has(`${id}@${createdAt.getTime()}`)).map(({ id }) => id);
}

function ownOf(key: string): { readonly userId: string; readonly attractionId: bigint } {
  const [userId = '', attractionId = ''] = key.split('/');
  return { userId, attractionId: BigInt(attractionId) };
}

async function closedCases(tx: Transaction, kind: ReportKind, targetIds: readonly number[], now: Date) {
  await closeCases(tx, { kind, targetIds, outcome: 'GONE', closedBy: null, now });
  return targetIds.length;
}
