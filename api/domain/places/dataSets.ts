import type { Context } from '#api/domain/core/context.ts';
import { KINDS, type Kind } from '#common/catalogue/kinds.ts';

export interface KindCount {
  readonly kind: Kind;
  readonly count: number;
}

/** Counts per kind in the order of the selector, from the stored JSON object. */
function kindCounts(stored: unknown): KindCount[] {
  const counts = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return typeof count === 'number' ? [{ kind, count }] : [];
  });
}

export interface DataSet {
  readonly version: number;
  readonly placeCount: number;
  readonly publishedAt: Date | null;
  readonly kindCounts: readonly KindCount[];
  /** Its base tiles; 0 stands for those of the embedded map. */
  readonly baseTileSet: number;
}

/** The data set of the request, which is the only one that anyone may read; null while nothing has been published. */
export async function dataSet({ db, version }: Pick<Context, 'db' | 'version'>): Promise<DataSet | null> {
  const row = await db.prisma.dataSet.findUnique({ where: { version } });
  return (
    row && {
      version: row.version,
      placeCount: row.placeCount,
      publishedAt: row.publishedAt,
      kindCounts: kindCounts(row.kindCounts),
      baseTileSet: row.baseTileSet ?? 0,
    }
  );
}
