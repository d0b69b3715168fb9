import { z } from 'zod';
import { asUser, type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { isOfPushService, type PushAddress } from '#api/outside/push/pushService.ts';
import type { Language } from '#common/languages.ts';
import { PUSH_DEVICES_PER_USER_MAX, PUSH_ENDPOINT_MAX } from '#common/watches/limits.ts';

/** A browser that may be pushed to, with the language of its notices. */
export interface NewPushDevice extends PushAddress {
  readonly language: Language;
}

/** Bytes of the keys that browsers give: a point of P-256, and a secret (RFC 8291). */
const keyOf = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);
const p256dhKey = keyOf(65).refine((text) => Buffer.from(text, 'base64url')[0] === 4);
const authKey = keyOf(16);

/**
 * Sends the viewer notices in this browser, until the session ends. A browser that is known already belongs to the
 * viewer from now on. Throws NotAuthorizedError, RateLimitedError, InvalidInputError('endpoint' | 'p256dh' | 'auth',
 * 'invalid'): the address of an unknown push service, and keys of another form.
 */
export async function addPushDevice(call: CallContext, device: NewPushDevice): Promise<void> {
  const ctx = asUser(call);
  checkDevice(ctx, device);
  await limited(ctx, [CALL_LIMITS.pushDeviceByUser, ctx.viewer.id]);
  const { id: userId, sessionId } = ctx.viewer;
  const { endpoint, ...stored } = { ...device, userId, sessionId, createdAt: ctx.now };
  await inUserTransaction(ctx, async (tx) => {
    await tx.pushDevice.upsert({ where: { endpoint }, create: { endpoint, ...stored }, update: stored });
    const extra = await tx.pushDevice.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { endpoint: 'desc' }],
      skip: PUSH_DEVICES_PER_USER_MAX,
      select: { endpoint: true },
    });
    await tx.pushDevice.deleteMany({ where: { endpoint: { in: extra.map((one) => one.endpoint) } } });
  });
}

function checkDevice({ installation }: Pick<CallContext, 'installation'>, { endpoint, p256dh, auth }: PushAddress) {
  if (endpoint.length > PUSH_ENDPOINT_MAX || !isOfPushService(endpoint, installation.pushServices))
    throw new InvalidInputError('endpoint', 'invalid');
  if (!p256dhKey.safeParse(p256dh).success) throw new InvalidInputError('p256dh', 'invalid');
  if (!authKey.safeParse(auth).success) throw new InvalidInputError('auth', 'invalid');
}

/** Ends the notices in a browser; an unknown browser is no failure. Throws NotAuthorizedError, RateLimitedError. */
export async function removePushDevice(call: CallContext, endpoint: string): Promise<void> {
  const { db, viewer } = await changing(call);
  await db.prisma.pushDevice.deleteMany({ where: { endpoint, userId: viewer.id } });
}

/** Whether the viewer gets notices in a browser. Throws NotAuthorizedError. */
export async function isPushDevice(call: CallContext, endpoint: string): Promise<boolean> {
  const { db, viewer } = asUser(call);
  return (await db.prisma.pushDevice.count({ where: { endpoint, userId: viewer.id } })) > 0;
}
