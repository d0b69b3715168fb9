import { asAdmin, type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import type { Language } from '#common/languages.ts';
import { FEEDBACK_MAX } from '#common/limits.ts';

export interface FeedbackInput {
  readonly text: string;
  /** Where the sender wants an answer; empty for none (RULINGS 20). */
  readonly contact: string;
  readonly language: Language;
  /** Feedback that is sent twice with one id is stored once. */
  readonly clientMutationId: string | null;
}

export interface Feedback {
  readonly id: number;
  readonly text: string;
  readonly contact: string;
  readonly language: string;
  readonly createdAt: Date;
}

const CONTACT_MAX = 200;
const MUTATION_ID_MAX = 100;

/**
 * Stores feedback (1–2,000 characters, SPEC §5) and has it mailed to FEEDBACK_TO. Throws InvalidInputError('text' |
 * 'contact' | 'clientMutationId'), RateLimitedError.
 */
export async function sendFeedback(ctx: CallContext, input: FeedbackInput): Promise<void> {
  const text = trimmedText('text', input.text, { min: 1, max: FEEDBACK_MAX });
  const contact = trimmedText('contact', input.contact, { max: CONTACT_MAX });
  const clientMutationId =
    input.clientMutationId === null
      ? null
      : trimmedText('clientMutationId', input.clientMutationId, { min: 1, max: MUTATION_ID_MAX });
  await limited(ctx, [CALL_LIMITS.feedbackByAddress, ctx.caller.network]);
  await ctx.db.prisma.$transaction(async (tx) => {
    const [stored] = await tx.feedback.createManyAndReturn({
      data: [{ text, contact, language: input.language, clientMutationId }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (stored) await ctx.jobs.enqueue(tx, mailQueue, { kind: 'feedback', feedbackId: stored.id });
  });
}

/** Page of all feedback, newest first. For admins (RULINGS 20). */
export async function feedbackList(
  ctx: CallContext,
  { first, before }: { readonly first: number; readonly before: number | null },
): Promise<Feedback[]> {
  const { db } = asAdmin(ctx);
  return db.prisma.feedback.findMany({
    where: before === null ? {} : { id: { lt: before } },
    orderBy: { id: 'desc' },
    take: first,
    select: { id: true, text: true, contact: true, language: true, createdAt: true },
  });
}
