import { FREE } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { placeMapTemplate } from '#common/places/placeMap.ts';
import { AttractionRef } from './attractionRef.ts';

/** The small map around a place, which stands where there is no photo. */
builder.objectFields(AttractionRef, (t) => ({
  map: t.string({
    ...FREE,
    description: 'Path on this server of a map around it, a WebP of 192 x 144 pixels; `{look}` is light or dark.',
    resolve: ({ id, version }) => placeMapTemplate(version, id),
  }),
}));
