import { z } from 'zod';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { dataSet } from '#api/domain/places/dataSets.ts';
import { dataSources } from '#api/domain/places/sources.ts';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { KINDS } from '#common/catalogue/kinds.ts';

const categoryBody = z.object({
  key: z.string(),
  name: z.string(),
  name_sv: z.string().nullable(),
  name_en: z.string().nullable(),
  icon: z.string(),
  primary: z.boolean(),
  kind: z.enum(KINDS).nullable(),
  family: z.string(),
  slug: z.string(),
  group: z.string(),
});

const sourceBody = z.object({
  key: z.string(),
  name: z.string(),
  attribution: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
  url: z.string(),
  dataDate: z.string().nullable(),
  importedAt: z.string().nullable(),
  recordCount: z.number(),
});

const versionBody = z.object({
  version: z.number(),
  publishedAt: z.string().nullable(),
  placeCount: z.number(),
  kindCounts: z.array(z.object({ kind: z.enum(KINDS), count: z.number() })).readonly(),
});

/** Bodies of /api/query/data/{x}. */
export const dataBody = z.union([z.array(categoryBody), z.array(sourceBody), versionBody]);

export type DataBody = z.output<typeof dataBody>;

const DATA: Readonly<Record<string, (ctx: Context) => Promise<DataBody>>> = {
  categories: async () =>
    allCategories().map(({ fi, sv, en, weight: _weight, also: _also, ...rest }) => ({
      ...rest,
      name: fi,
      name_sv: sv ?? null,
      name_en: en ?? null,
    })),
  sources: async (ctx) =>
    (await dataSources(ctx)).map((source) => ({ ...source, importedAt: source.importedAt?.toISOString() ?? null })),
  version: async (ctx) => {
    const found = await dataSet(ctx);
    if (found === null) throw new NotFoundError('notFound');
    const { baseTileSet: _baseTileSet, ...shown } = found;
    return { ...shown, publishedAt: found.publishedAt?.toISOString() ?? null };
  },
};

export const DATA_NAMES = Object.keys(DATA);

/** Throws NotFoundError for a name that is not served. */
export function readData(ctx: Context, name: string): Promise<DataBody> {
  const read = Object.hasOwn(DATA, name) ? DATA[name] : undefined;
  if (!read) throw new NotFoundError('notFound');
  return read(ctx);
}
