import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { likeText, trimmedText } from '#api/domain/core/texts.ts';
import type { RowPage } from './adminLists.ts';
import { idsOfPlace } from './moderationQueue.ts';

/** A name that moderators gave a place. */
export interface AlternativeName {
  readonly id: number;
  readonly name: string;
  readonly created: Date;
  /** As it was given; may have been merged since. */
  readonly attractionId: number;
  /** The last name known of the place. */
  readonly attractionName: string;
}

const TEXT_MAX = 100;

export interface NamesFilter {
  /** Part of it or of the name of the place, in any case, looked for along the order; empty for all. */
  readonly text: string;
  /** Those of one place with all that was merged into it; null for all. */
  readonly attractionId: number | null;
}

/**
 * Alternative names, the newest first. Indexes: attraction_edit primary key, attraction_edit (attraction_id). Throws
 * NotAuthorizedError, InvalidInputError('text').
 */
export async function alternativeNames(
  call: CallContext,
  filter: NamesFilter,
  { first, after }: RowPage,
): Promise<Page<AlternativeName>> {
  const ctx = asAdmin(call);
  const text = trimmedText('text', filter.text, { max: TEXT_MAX });
  const attractionIds = filter.attractionId === null ? null : await idsOfPlace(ctx, filter.attractionId);
  const part = { contains: likeText(text), mode: 'insensitive' } as const;
  const rows = await ctx.db.prisma.attractionEdit.findMany({
    where: {
      kind: 'ALIAS',
      ...(attractionIds !== null && { attractionId: { in: attractionIds.map(BigInt) } }),
      ...(after !== null && { id: { lt: after } }),
      ...(text !== '' && { OR: [{ text: part }, { attraction: { name: part } }] }),
    },
    orderBy: { id: 'desc' },
    take: first + 1,
    select: { id: true, text: true, createdAt: true, attractionId: true, attraction: { select: { name: true } } },
  });
  return pageOf(
    rows.map(({ id, text: name, createdAt, attractionId, attraction }) => ({
      id,
      name: name ?? '',
      created: createdAt,
      attractionId: Number(attractionId),
      attractionName: attraction.name,
    })),
    first,
  );
}
