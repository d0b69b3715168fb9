import { inForceAt } from '#api/domain/conditions/conditionsAt.ts';
import { conditionsNow } from '#api/domain/conditions/currentConditions.ts';
import type { UserContext } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { VISITOR } from './writtenConditions.ts';

/**
 * Checks that a condition is the viewer's own report at a place and is shown now. Throws
 * InvalidInputError('conditionId', 'invalid').
 */
export async function checkOwnReport(
  ctx: UserContext,
  { conditionId, placeId }: { readonly conditionId: number; readonly placeId: number },
): Promise<void> {
  const { all } = await conditionsNow(ctx);
  const isOwn = inForceAt(all, ctx.now).some(
    ({ id, source, authorId, place }) =>
      id === conditionId && source === VISITOR && authorId === ctx.viewer.id && place?.id === placeId,
  );
  if (!isOwn) throw new InvalidInputError('conditionId', 'invalid');
}
