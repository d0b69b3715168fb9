import { municipalityData, type MunicipalityData } from '#api/domain/moderation/municipalityData.ts';
import { FREE } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';

const MunicipalityDataRef = builder.objectRef<MunicipalityData>('MunicipalityData').implement({
  description: 'How good the live data is in a municipality: numbers of places.',
  fields: (t) => ({
    code: t.exposeString('code', { ...FREE, description: 'National code, three digits.' }),
    duplicates: t.exposeInt('duplicates', { ...FREE, description: 'Pairs of one kind and name near each other.' }),
    nameFi: t.exposeString('nameFi', FREE),
    nameSv: t.exposeString('nameSv', FREE),
    nameless: t.exposeInt('nameless', FREE),
    places: t.exposeInt('places', FREE),
    refused: t.exposeInt('refused', {
      ...FREE,
      description: 'Records that the last import would have lost, and therefore was refused.',
    }),
    stale: t.exposeInt('stale', { ...FREE, description: 'Not changed at their source for two years.' }),
    withoutSwedish: t.exposeInt('withoutSwedish', {
      ...FREE,
      nullable: true,
      description: 'Without a Swedish name; null where Swedish is no language of the municipality.',
    }),
  }),
});

builder.queryField('municipalityData', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [MunicipalityDataRef],
    nullable: true,
    description: 'Of each municipality that has places, by Finnish name.',
    resolve: (_root, _args, ctx) => municipalityData(ctx),
  }),
);
