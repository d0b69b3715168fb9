import { NotFoundError } from '#api/domain/core/errors.ts';
import { type DataSet, dataSet, type KindCount } from '#api/domain/places/dataSets.ts';
import { highlights, type Highlights } from '#api/domain/places/highlights.ts';
import { dataSources } from '#api/domain/places/sources.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { KindEnum } from '#api/graphql/core/enums.ts';
import type { BaseTilesSource } from '#common/baseMap.ts';
import { DataSourceRef } from './dataSource.ts';

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
    outline: t.field({
      type: t.listRef(t.listRef('Position')),
      nullable: true,
      description: 'Closed rings around the areas of which the tiles have details; null: unknown.',
      resolve: ({ outline }) => outline?.map((ring) => [...ring]) ?? null,
    }),
    tiles: t.exposeString('tiles', {
      description: 'Address with {z}, {x} and {y}, of this server where it begins with a slash.',
    }),
  }),
});

const DataSetRef = builder.objectRef<DataSet>('DataSet');

builder.node(DataSetRef, {
  id: { resolve: ({ version }) => version },
  loadOne: (id, ctx) => (/^\d+$/.test(id) && Number(id) === ctx.version ? dataSet(ctx) : null),
  fields: (t) => ({
    baseTiles: t.field({
      type: BaseTilesRef,
      resolve: ({ baseTileSet }, _args, ctx) => ctx.baseMap.source(baseTileSet),
    }),
    highlights: t.field({ type: HighlightsRef, resolve: (_dataSet, _args, ctx) => highlights(ctx) }),
    kindCounts: t.field({ type: [KindCountRef], resolve: ({ kindCounts }) => [...kindCounts] }),
    placeCount: t.exposeInt('placeCount'),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    sources: t.field({ type: [DataSourceRef], resolve: async (_dataSet, _args, ctx) => [...(await dataSources(ctx))] }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('dataSet', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: DataSetRef,
    resolve: async (_root, _args, ctx) => {
      const found = await dataSet(ctx);
      if (found === null) throw new NotFoundError('no data set has been published');
      return found;
    },
  }),
);
