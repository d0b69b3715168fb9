import { CategoryRef } from '#api/graphql/categories/category.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { KindEnum } from '#api/graphql/core/enums.ts';
import { category } from '#common/catalogue/catalogue.ts';
import type { LineMeaning, LinePart, UnderstoodRow } from '#common/search/searchTypes.ts';
import { PlaceFeatureEnum } from './attractionFilter.ts';

function meant<Type extends LineMeaning['type']>({ meaning }: LinePart, type: Type) {
  const isMeant = (one: LineMeaning): one is Extract<LineMeaning, { type: Type }> => one.type === type;
  return isMeant(meaning) ? meaning : null;
}

const SearchPartRef = builder.objectRef<LinePart>('SearchPart').implement({
  description: 'Words of the line with what they ask for: one of category, kind, features, opening and area.',
  fields: (t) => ({
    area: t.string({
      nullable: true,
      description: 'A municipality, a region or a town.',
      resolve: (part) => meant(part, 'area')?.name ?? null,
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      resolve: (part) => {
        const found = meant(part, 'category');
        return found && category(found.key);
      },
    }),
    features: t.field({
      type: [PlaceFeatureEnum],
      description: 'Alternatives: a place needs one of them.',
      resolve: (part) => [...(meant(part, 'features')?.features ?? [])],
    }),
    isOpening: t.boolean({ resolve: (part) => meant(part, 'opening') !== null }),
    kind: t.field({ type: KindEnum, nullable: true, resolve: (part) => meant(part, 'kind')?.kind ?? null }),
    openAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a place is to be open; null for now.',
      resolve: (part) => meant(part, 'opening')?.at ?? null,
    }),
    text: t.exposeString('text', { description: 'The words, as they were typed.' }),
    without: t.exposeString('without', { description: 'The line without these words.' }),
  }),
});

export const SearchUnderstoodRef = builder.objectRef<UnderstoodRow>('SearchUnderstood').implement({
  description:
    'What the line was understood to ask for; the rows below the header UNDERSTOOD are places that fit. Comes first.',
  fields: (t) => ({
    bounds: t.field({
      type: 'Bounds',
      nullable: true,
      description: 'Of the area that the line names.',
      resolve: (row) => row.bounds,
    }),
    isAnswered: t.exposeBoolean('isAnswered', { description: 'Whether it is known which places fit.' }),
    isRestMet: t.exposeBoolean('isRestMet', {
      description: 'False where no place that fits bears the rest: those that are shown are found without it.',
    }),
    parts: t.field({ type: [SearchPartRef], resolve: (row) => [...row.parts] }),
    rest: t.exposeString('rest', { description: 'What is searched for as a name; empty for nothing.' }),
    withoutRest: t.exposeString('withoutRest', { description: 'The line without the rest.' }),
  }),
});
