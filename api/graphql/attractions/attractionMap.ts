import { FREE } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { placeMapPath } from '#common/places/placeMap.ts';
import { AttractionRef } from './attractionRef.ts';

/** The small map around a place, which stands where there is no photo. */
const PlaceMapRef = builder.objectRef<{ readonly id: number; readonly version: number }>('PlaceMap').implement({
  description: 'Paths of a WebP of 192 x 144 pixels on this server.',
  fields: (t) => ({
    dark: t.string({ ...FREE, resolve: ({ id, version }) => placeMapPath(version, id, 'dark') }),
    light: t.string({ ...FREE, resolve: ({ id, version }) => placeMapPath(version, id, 'light') }),
  }),
});

builder.objectFields(AttractionRef, (t) => ({
  map: t.field({
    type: PlaceMapRef,
    ...FREE,
    description: 'A small picture of our own map around it.',
    resolve: ({ id, version }) => ({ id, version }),
  }),
}));
