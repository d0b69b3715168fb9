import { getOrCreatePushKeys } from '#api/domain/contributions/watches/pushKeys.ts';
import { type PushSender, sendPush } from '#api/outside/push/pushService.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { PushDevice } from '#api/platform/generated/prisma/client.ts';
import { type Language, languageOf } from '#common/languages.ts';
import type { PushMessage } from '#common/watches/pushMessage.ts';
import { markNotified } from './noticesSql.ts';
import { type Notice, pendingNotices } from './pendingNotices.ts';

interface PushServices {
  readonly db: Database;
  /** Origin of the pages, without a slash at its end. */
  readonly publicUrl: string;
}

/**
 * Pushes to the browsers of a user the notices that have not been sent yet. A notice that no browser takes goes into
 * the daily mail. Throws where a push service does not answer and no other browser has taken the notice.
 */
export async function pushNotices({ db, publicUrl }: PushServices, userId: string, now: Date): Promise<void> {
  const [noticesIn, devices] = await Promise.all([
    pendingNotices(db, userId, now),
    db.prisma.pushDevice.findMany({
      where: { userId, session: { expiresAt: { gt: now } }, user: { blockedAt: null } },
      orderBy: { createdAt: 'desc' },
    }),
  ]);
  if (devices.length === 0 || noticesIn('fi').length === 0) return;
  const sender = { subject: subjectOf(publicUrl), ...(await getOrCreatePushKeys(db)) };
  for (const [at, notice] of noticesIn('fi').entries()) {
    const sent = await pushToAll(devices, (language) => noticesIn(language)[at] ?? notice, sender);
    if (sent.gone.length > 0) await db.prisma.pushDevice.deleteMany({ where: { endpoint: { in: sent.gone } } });
    if (sent.isTaken) await markNotified(db.pool, userId, [notice], now);
    else if (sent.failure !== null) throw sent.failure;
  }
}

interface Sent {
  readonly isTaken: boolean;
  /** Browsers that take no messages any more. */
  readonly gone: string[];
  /** Null: all push services have answered. */
  readonly failure: Error | null;
}

/** Sends one notice to all browsers of a user. */
async function pushToAll(
  devices: readonly PushDevice[],
  noticeIn: (language: Language) => Notice,
  sender: PushSender,
): Promise<Sent> {
  const outcomes = await Promise.allSettled(
    devices.map((device) => {
      const language = languageOf(device.language);
      return sendPush(device, messageOf(noticeIn(language), language), sender);
    }),
  );
  const ended = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  return {
    isTaken: ended.includes('taken'),
    gone: devices.filter((_device, at) => ended[at] === 'gone').map(({ endpoint }) => endpoint),
    failure: failed === undefined ? null : new Error('no push service took the notice', { cause: failed.reason }),
  };
}

function messageOf({ conditionId, isOver, attractionId, place, text }: Notice, language: Language): PushMessage {
  return {
    title: place,
    body: text,
    path: `/v/place/${attractionId}?lang=${language}`,
    tag: `${conditionId}-${isOver ? 'over' : 'begun'}`,
    language,
  };
}

/** The address at which push services can reach us; they take no plain http address. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost';
}
