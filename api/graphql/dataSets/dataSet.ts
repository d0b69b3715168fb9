import { NotFoundError } from '#api/domain/core/errors.ts';
import { kindCounts, type KindCount, visibleDataSet } from '#api/domain/places/dataSets.ts';
import { highlights, type Highlights } from '#api/domain/places/highlights.ts';
import { dataSources } from '#api/domain/places/sources.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { KindEnum } from '#api/graphql/core/enums.ts';
import type { BaseTilesSource } from '#common/baseMap.ts';
import { DataSourceRef } from './dataSource.ts';

/** Versions are int4 in the table. */
const VERSION_MAX = 2 ** 31 - 1;

const KindCountRef = builder.objectRef<KindCount>('KindCount').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    kind: t.expose('kind', { type: KindEnum }),
  }),
});

const HighlightsRef = builder.objectRef<Highlights>('Highlights').implement({
  description: 'How many places of nature, routes of any sort and sights there are; each is counted once.',
  fields: (t) => ({
    natureSites: t.exposeInt('natureSites'),
    sights: t.exposeInt('sights'),
    trails: t.exposeInt('trails'),
  }),
});

const BaseTilesRef = builder.objectRef<BaseTilesSource>('BaseTiles').implement({
  description: 'Where the vector tiles of the base map are.',
  fields: (t) => ({
    attribution: t.exposeString('attribution', {
      nullable: true,
      description: 'HTML: text and links; null: the usual one.',
    }),
    maxZoom: t.exposeInt('maxZoom'),
    tiles: t.exposeString('tiles', {
      description: 'Address with {z}, {x} and {y}, of this server where it begins with a slash.',
    }),
  }),
});

builder.prismaNode('DataSet', {
  id: { field: 'version' },
  nullable: true,
  findUnique: (id, ctx) => ({
    version: /^\d+$/.test(id) ? Math.min(Number(id), VERSION_MAX) : 0,
    AND: [visibleDataSet(ctx)],
  }),
  fields: (t) => ({
    baseTiles: t.field({
      type: BaseTilesRef,
      select: { baseTileSet: true },
      resolve: ({ baseTileSet }, _args, ctx) => ctx.baseMap.source(baseTileSet ?? 0),
    }),
    highlights: t.field({ type: HighlightsRef, resolve: (_dataSet, _args, ctx) => highlights(ctx) }),
    kindCounts: t.field({
      type: [KindCountRef],
      select: { kindCounts: true },
      resolve: (dataSet) => kindCounts(dataSet.kindCounts),
    }),
    placeCount: t.exposeInt('placeCount'),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    sources: t.field({ type: [DataSourceRef], resolve: async (_dataSet, _args, ctx) => [...(await dataSources(ctx))] }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('dataSet', (t) =>
  t.prismaField({
    authScopes: { anyone: true },
    type: 'DataSet',
    resolve: async (query, _root, _args, ctx) => {
      const found = await ctx.db.prisma.dataSet.findUnique({ ...query, where: visibleDataSet(ctx) });
      if (found === null) throw new NotFoundError('no data set has been published');
      return found;
    },
  }),
);
