import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import type { RowPage } from './adminLists.ts';
import { type AlternativeName, nameRows } from './alternativeNameListSql.ts';
import { idsOfPlace } from './moderationQueue.ts';

const TEXT_MAX = 100;

export interface NamesFilter {
  /** Part of it or of a name of the place, in any case, looked for along the order; empty for all. */
  readonly text: string;
  /** Those of one place with all that was merged into it; null for all. */
  readonly attractionId: number | null;
}

/** Alternative names, the newest first. Throws NotAuthorizedError, InvalidInputError('text'). */
export async function alternativeNames(
  call: CallContext,
  filter: NamesFilter,
  { first, after }: RowPage,
): Promise<Page<AlternativeName>> {
  const ctx = asAdmin(call);
  const text = trimmedText('text', filter.text, { max: TEXT_MAX });
  const attractionIds = filter.attractionId === null ? null : await idsOfPlace(ctx, filter.attractionId);
  const rows = await nameRows(ctx.db.pool, { version: ctx.version, text, attractionIds }, { first, after });
  return pageOf(rows, first);
}
