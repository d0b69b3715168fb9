import type { Place } from '#api/domain/places/places.ts';
import { search } from '#api/domain/places/search.ts';
import { CategoryRef } from '#api/graphql/categories/category.ts';
import { languageArgument, pageSize, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { category } from '#common/catalogue/catalogue.ts';
import { SEARCH_GROUPS, type SearchRow } from '#common/search/searchTypes.ts';
import { AttractionRef } from './attractionRef.ts';
import { SearchUnderstoodRef } from './searchUnderstood.ts';

type Row<Type extends SearchRow['type']> = Extract<SearchRow, { type: Type }>;
type FoundPlace = Row<'attraction'> & { readonly place: Place };

const SearchAttractionRef = builder.objectRef<FoundPlace>('SearchAttraction').implement({
  fields: (t) => ({
    attraction: t.expose('place', { type: AttractionRef }),
    matchedName: t.exposeString('matchedName', { description: 'The name variant that matched.' }),
  }),
});

const SearchAddressRef = builder.objectRef<Row<'address'>>('SearchAddress').implement({
  description: 'A street, or a house of it.',
  fields: (t) => ({
    addressId: t.exposeInt('id'),
    admin: t.stringList({ resolve: (row) => [...row.admin] }),
    name: t.exposeString('name'),
    pos: t.expose('position', { type: 'Position' }),
  }),
});

const SearchPlaceNameRef = builder.objectRef<Row<'placeName'>>('SearchPlaceName').implement({
  fields: (t) => ({
    admin: t.stringList({ resolve: (row) => [...row.admin] }),
    name: t.exposeString('name'),
    placeNameId: t.exposeInt('id'),
    pos: t.expose('position', { type: 'Position' }),
  }),
});

const SearchCategoryRef = builder.objectRef<Row<'category'>>('SearchCategory').implement({
  fields: (t) => ({ category: t.field({ type: CategoryRef, resolve: (row) => category(row.key) }) }),
});

const SearchPositionRef = builder.objectRef<Row<'position'>>('SearchPosition').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    pos: t.expose('position', { type: 'Position' }),
  }),
});

const SearchHeaderKeyEnum = builder.enumType('SearchHeaderKey', {
  values: SEARCH_GROUPS,
});

const SearchHeaderRef = builder.objectRef<Row<'header'>>('SearchHeader').implement({
  description: 'A row that cannot be chosen: the title of the rows after it.',
  fields: (t) => ({ header: t.expose('header', { type: SearchHeaderKeyEnum }) }),
});

const REFS = {
  address: SearchAddressRef,
  attraction: SearchAttractionRef,
  category: SearchCategoryRef,
  header: SearchHeaderRef,
  placeName: SearchPlaceNameRef,
  position: SearchPositionRef,
  understood: SearchUnderstoodRef,
};

const SearchResultRef = builder.unionType('SearchResult', {
  types: [
    SearchAddressRef,
    SearchAttractionRef,
    SearchCategoryRef,
    SearchHeaderRef,
    SearchPlaceNameRef,
    SearchPositionRef,
    SearchUnderstoodRef,
  ],
  resolveType: (row) => REFS[row.type],
});

builder.queryField('search', (t) =>
  t.field({
    authScopes: { anyone: true },
    type: [SearchResultRef],
    description: 'Under 2 characters nothing; a coordinate inside Finland answers as a position.',
    args: {
      ...languageArgument,
      first: t.arg.int({ required: true, defaultValue: 20 }),
      near: t.arg({ type: 'Position' }),
      query: t.arg.string({ required: true }),
    },
    complexity: (args) => ({ ...perRow(args), field: FIELD_COSTS.search }),
    resolve: async (_root, { first, language, near, query }, ctx) => {
      const rows = await search(ctx, { query, near: near ?? null, language, first: pageSize(first) });
      const found = await Promise.all(
        rows.map(async (row) =>
          row.type === 'attraction' ? withPlace(row, await ctx.loaders.place.load(row.id)) : row,
        ),
      );
      return found.filter((row) => row !== null);
    },
  }),
);

/** Null for a place that moderators hid after it was published. */
function withPlace(row: Row<'attraction'>, place: Place | null): FoundPlace | null {
  return place && { ...row, place };
}
