import type { CallContext } from '#api/domain/core/call.ts';
import { isReadOnly } from '#api/domain/core/readOnly.ts';
import { acting, moderating, recordActs } from './records/moderationLog.ts';

/**
 * Has nobody change anything until it is switched off again; what READ_ONLY says stays above it. Twice is once. Answers
 * whether nobody may change anything now. Throws NotAuthorizedError, RateLimitedError.
 */
export async function switchReadOnly(call: CallContext, isOn: boolean): Promise<boolean> {
  const ctx = await moderating(call);
  await acting(ctx, async (tx) => {
    const { count } = isOn
      ? await tx.readOnly.createMany({ data: [{ since: ctx.now }], skipDuplicates: true })
      : await tx.readOnly.deleteMany();
    const action = isOn ? 'CLOSE_FOR_CHANGES' : 'OPEN_FOR_CHANGES';
    if (count > 0) await recordActs(tx, ctx, [{ action, targetKind: 'SERVICE', targetId: 'changes' }]);
  });
  return isReadOnly(ctx);
}
