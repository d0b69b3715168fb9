import { heightAt } from '#api/domain/places/height.ts';
import { builder } from '#api/graphql/core/builder.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';

const ElevationTilesRef = builder.objectRef<ElevationTiles>('ElevationTiles').implement({
  description:
    'Where tiles of heights are: pictures whose pixels are heights by the terrarium encoding, black for none.',
  fields: (t) => ({
    attribution: t.exposeString('attribution', { description: 'HTML: text and links.' }),
    bounds: t.expose('bounds', { type: 'Bounds', description: 'What the tiles cover at most.' }),
    maxZoom: t.exposeInt('maxZoom'),
    minZoom: t.exposeInt('minZoom'),
    tilePx: t.exposeInt('tilePx', { description: "Pixels of a tile's side." }),
    tiles: t.exposeString('tiles', { description: 'Address on this server, with {z}, {x} and {y}.' }),
  }),
});

builder.queryFields((t) => ({
  elevation: t.field({
    authScopes: { anyone: true },
    type: ElevationTilesRef,
    nullable: true,
    description: 'Null: this installation has no heights.',
    resolve: (_root, _args, ctx) => ctx.elevation.source(),
  }),
  height: t.float({
    authScopes: { anyone: true },
    nullable: true,
    description: 'Height of the ground at a point, in metres above the sea; null where none is known.',
    args: { lon: t.arg.float({ required: true }), lat: t.arg.float({ required: true }) },
    resolve: (_root, { lon, lat }, ctx) => heightAt(ctx, [lon, lat]),
  }),
}));
