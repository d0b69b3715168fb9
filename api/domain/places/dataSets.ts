import type { Context } from '#api/domain/core/context.ts';
import { KINDS, type Kind } from '#common/catalogue/kinds.ts';

/** Anyone may read the data set of the request, and no other version. */
export function visibleDataSet({ version }: Pick<Context, 'version'>): { readonly version: number } {
  return { version };
}

export interface KindCount {
  readonly kind: Kind;
  readonly count: number;
}

/** Counts per kind in the order of the selector, from the stored JSON object. */
export function kindCounts(stored: unknown): KindCount[] {
  const counts = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return typeof count === 'number' ? [{ kind, count }] : [];
  });
}

export interface DataSetSummary {
  readonly version: number;
  readonly placeCount: number;
  readonly publishedAt: Date | null;
  readonly kindCounts: readonly KindCount[];
}

/** The data set of the request; null while nothing has been published. */
export async function dataSet(ctx: Pick<Context, 'db' | 'version'>): Promise<DataSetSummary | null> {
  const row = await ctx.db.prisma.dataSet.findUnique({ where: visibleDataSet(ctx) });
  return (
    row && {
      version: row.version,
      placeCount: row.placeCount,
      publishedAt: row.publishedAt,
      kindCounts: kindCounts(row.kindCounts),
    }
  );
}
