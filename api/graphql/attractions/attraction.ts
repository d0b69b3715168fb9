import { childrenRelation } from '#api/domain/places/children.ts';
import { positionOf } from '#api/domain/places/places.ts';
import { placeAdmin, placeName, placeNames } from '#api/domain/places/placeTexts.ts';
import { dataSources } from '#api/domain/places/sources.ts';
import { CategoryRef } from '#api/graphql/categories/category.ts';
import { languageArgument, pageSize, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { AttractionTypeEnum, ChildRelationEnum, KindEnum } from '#api/graphql/core/enums.ts';
import { FIELD_COSTS } from '#api/graphql/core/queryLimits.ts';
import { category } from '#common/catalogue/catalogue.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { hasFeatures, PLACE_FEATURES } from '#common/places/features.ts';
import { isClosedForNow } from '#common/places/placeFacts.ts';
import { PlaceFeatureEnum } from './attractionFilter.ts';
import { AttractionPropertiesRef } from './attractionProperties.ts';
import { AttractionRef } from './attractionRef.ts';
import { AttractionSourceRef } from './attractionSource.ts';

const NameRef = builder.objectRef<{ readonly language: string; readonly text: string }>('Name').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    text: t.exposeString('text'),
  }),
});

builder.node(AttractionRef, {
  id: { resolve: (place) => place.id },
  loadMany: (ids, ctx) =>
    Promise.all(ids.map((id) => (/^\d{1,15}$/.test(id) ? ctx.loaders.place.load(Number(id)) : null))),
  fields: (t) => ({
    areaM2: t.exposeFloat('areaM2', {
      nullable: true,
      description: 'Square metres on the sphere; null for points and lines.',
    }),
    attractionId: t.expose('id', { type: 'AttractionId' }),
    bbox: t.expose('bbox', { type: 'Bounds' }),
    category: t.field({ type: CategoryRef, resolve: (place) => category(place.category) }),
    features: t.field({
      type: [PlaceFeatureEnum],
      complexity: 1,
      description: 'What the place is known to have.',
      resolve: ({ features }) => PLACE_FEATURES.filter((feature) => hasFeatures(features, [feature])),
    }),
    geometry: t.field({
      type: 'GeoJSON',
      complexity: 5,
      resolve: (place, _args, ctx) => ctx.loaders.geometry.load(place),
    }),
    kind: t.expose('kind', { type: KindEnum }),
    lengthM: t.exposeFloat('lengthM', { nullable: true, description: 'Metres; null for points and areas.' }),
    isClosedForNow: t.boolean({
      description: 'Out of service for the time being, whatever its opening hours say.',
      resolve: ({ properties }) => isClosedForNow(properties),
    }),
    pos: t.field({ type: 'Position', resolve: positionOf }),
    properties: t.field({ type: AttractionPropertiesRef, resolve: (place) => place }),
    quality2: t.exposeFloat('quality', { description: 'Sort score 0–100.' }),
    stars: t.exposeInt('stars', { description: '0–5; more than 3 is a top item.' }),
    type: t.expose('type', { type: AttractionTypeEnum }),
  }),
});

/** Names of the place, and of the areas that it lies in. */
builder.objectFields(AttractionRef, (t) => ({
  admin: t.stringList({
    description: 'Names of the areas it lies in, the smallest first.',
    args: languageArgument,
    resolve: (place, { language }) => [...placeAdmin(place, language)],
  }),
  aliases: t.stringList({
    description: 'Names moderators added.',
    resolve: (place, _args, ctx) => ctx.loaders.aliases.load(place.id),
  }),
  name: t.string({ args: languageArgument, resolve: (place, { language }) => placeName(place, language) }),
  named: t.exposeBoolean('named', {
    description: "False when the place has no name of its own and carries its category's.",
  }),
  names: t.field({ type: [NameRef], resolve: (place) => [...placeNames(place)] }),
}));

/** Other places: near the place, the parent, the children. */
builder.objectFields(AttractionRef, (t) => ({
  childCount: t.exposeInt('childCount'),
  childrenRelation: t.field({
    type: ChildRelationEnum,
    nullable: true,
    description: 'ALONG: along the route; INSIDE: in the area.',
    resolve: (place) => childrenRelation(place),
  }),
  distanceKm: t.float({
    args: { from: t.arg({ type: 'Position', required: true }) },
    resolve: (place, { from }) => distanceKm(from, positionOf(place)),
  }),
  nearby: t.field({
    type: [AttractionRef],
    args: { first: t.arg.int({ required: true, defaultValue: 8 }) },
    complexity: (args) => ({
      ...perRow(args),
      field: FIELD_COSTS.nearby + FIELD_COSTS.nearbyRow * perRow(args).multiplier,
    }),
    resolve: (place, { first }, ctx) => ctx.loaders.nearby.load({ place, first: pageSize(first) }),
  }),
  parent: t.field({
    type: AttractionRef,
    nullable: true,
    resolve: (place, _args, ctx) => (place.parentId === null ? null : ctx.loaders.place.load(place.parentId)),
  }),
}));

/** Sources of the place's data. */
builder.objectFields(AttractionRef, (t) => ({
  sourceDate: t.expose('sourceDate', { type: 'Date', nullable: true }),
  sources: t.field({
    type: [AttractionSourceRef],
    resolve: async (place, _args, ctx) => {
      const known = new Map((await dataSources(ctx)).map((source) => [source.key, source]));
      return place.sources.flatMap(({ date, ref, url, parts, source: key }) => {
        const source = known.get(key);
        return source ? [{ date: date ?? null, ref, recordUrl: url ?? null, parts, source }] : [];
      });
    },
  }),
}));
