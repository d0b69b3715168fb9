import { dataSources, type DataSource } from '#api/domain/places/sources.ts';
import { builder } from '#api/graphql/core/builder.ts';

export const DataSourceRef = builder.objectRef<DataSource>('DataSource');

builder.node(DataSourceRef, {
  id: { resolve: (source) => source.key },
  loadOne: async (key, ctx) => (await dataSources(ctx)).find((source) => source.key === key) ?? null,
  fields: (t) => ({
    attribution: t.exposeString('attribution'),
    dataDate: t.expose('dataDate', { type: 'Date', nullable: true, description: 'Date of the data itself.' }),
    importedAt: t.expose('importedAt', { type: 'DateTime', nullable: true }),
    key: t.exposeString('key'),
    licence: t.exposeString('licence'),
    licenceUrl: t.exposeString('licenceUrl'),
    name: t.exposeString('name'),
    recordCount: t.exposeInt('recordCount'),
    url: t.exposeString('url'),
  }),
});
