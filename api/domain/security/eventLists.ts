import { z } from 'zod';
import { asAdmin, asUser, type CallContext } from '#api/domain/core/call.ts';
import type { CreatedRow } from '#api/domain/core/cursors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { isUuid } from '#api/domain/core/texts.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { type EventDetail, SECURITY_EVENTS, type SecurityEventKind } from './events.ts';

export interface SecurityEvent {
  readonly id: number;
  /** Null: of a later version of the program. */
  readonly kind: SecurityEventKind | null;
  readonly agent: string;
  readonly detail: EventDetail;
  /** How often within its hour. */
  readonly times: number;
  readonly created: Date;
  /** Null: logins with addresses that have no account. */
  readonly userId: string | null;
}

interface EventPage {
  readonly first: number;
  readonly after: CreatedRow | null;
}

/** The events of the viewer's account, newest first. Throws NotAuthorizedError. */
export async function ownEvents(call: CallContext, page: EventPage): Promise<Page<SecurityEvent>> {
  const ctx = asUser(call);
  return eventPage(ctx, { userId: ctx.viewer.id }, page);
}

export interface EventFilter {
  readonly userId: string | null;
  readonly kind: SecurityEventKind | null;
}

/** The events of all accounts, newest first; admins only. Throws NotAuthorizedError. */
export async function securityEvents(
  call: CallContext,
  { userId, kind }: EventFilter,
  page: EventPage,
): Promise<Page<SecurityEvent>> {
  const ctx = asAdmin(call);
  if (userId !== null && !isUuid(userId)) return pageOf<SecurityEvent>([], page.first);
  return eventPage(ctx, { ...(userId !== null && { userId }), ...(kind !== null && { kind }) }, page);
}

const detail = z.object({
  role: z.enum(['ADMIN', 'USER']).optional().catch(undefined),
  by: z.enum(['ADMIN', 'COMMAND_LINE', 'ISSUER']).optional().catch(undefined),
  factor: z.enum(['CODE', 'RECOVERY_CODE']).optional().catch(undefined),
});

/** Indexes: security_event (created_at, id), also by user. */
async function eventPage(
  { db }: CallContext,
  where: Prisma.SecurityEventWhereInput,
  { first, after }: EventPage,
): Promise<Page<SecurityEvent>> {
  const rows = await db.prisma.securityEvent.findMany({
    where: {
      ...where,
      ...(after !== null && {
        OR: [{ createdAt: { lt: after.created } }, { createdAt: after.created, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
  });
  return pageOf(
    rows.map(({ kind, createdAt, detail: stored, ...row }) => ({
      ...row,
      kind: SECURITY_EVENTS.find((one) => one === kind) ?? null,
      detail: detail.catch({}).parse(stored),
      created: createdAt,
    })),
    first,
  );
}
