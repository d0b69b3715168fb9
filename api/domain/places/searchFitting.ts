import type { Context } from '#api/domain/core/context.ts';
import type { Language } from '#common/languages.ts';
import type { LineFilter } from '#common/search/understanding/lineFilter.ts';
import type { LineSource } from '#common/search/understanding/lineSource.ts';
import { attractionLists } from './attractionLists.ts';
import { fittingRows } from './attractionListsSql.ts';
import { withHours } from './openAt.ts';
import { type FilterInput, placeFilter } from './placeFilterSql.ts';
import { placeName } from './placeTexts.ts';
import { areaBounds } from './searchSql.ts';

type Reading = Pick<Context, 'db' | 'version' | 'now'>;

/** The places that fit what a search line asks for, by the filters of the lists. */
export function fittingPlaces(
  ctx: Reading,
  language: Language,
): Pick<LineSource, 'boundsOf' | 'fitting' | 'fittingOf' | 'now'> {
  return {
    now: ctx.now,
    boundsOf: (area) => areaBounds(ctx.db.pool, area),
    async fitting({ bounds, near, sort, ...asked }) {
      const lists = { ...filterOf(asked), bounds, near, sort };
      const { best, closest } = await attractionLists({ ...ctx, outside: null }, lists);
      return [...best, ...closest].map((place) => ({ id: place.id, name: placeName(place, language) }));
    },
    async fittingOf(ids, asked) {
      const filter = placeFilter(ctx.version, await withHours(ctx, { ...filterOf(asked), bounds: null, ids }), false);
      return new Set(filter === null ? [] : await fittingRows(ctx.db.pool, filter));
    },
  };
}

function filterOf({ kind, category, features, openAt, area }: LineFilter): Omit<FilterInput, 'bounds'> {
  return {
    kind,
    category,
    features,
    opening: openAt && { at: openAt, state: 'OPEN' },
    area: area ?? undefined,
  };
}
