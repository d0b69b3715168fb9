import type { Layer, LayerContext } from '@deck.gl/core';
import { ClipExtension } from '@deck.gl/extensions';
import { IconLayer, PathLayer, SolidPolygonLayer } from '@deck.gl/layers';
import { dashes } from './shapes.ts';

type Corner = [number, number];

/** A layer without anything to draw would ask WebGL for buffers of no size. */
const data: Corner[][] = [
  [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
];
const clip = new ClipExtension();

const getPolygon = (corners: Corner[]) => corners;
const getPath = getPolygon;

/** Makes a layer for each program that draws attractions: discs, areas and lines. Nobody sees them. */
export const EARLY_LAYERS: readonly ((device: LayerContext['device']) => Layer)[] = [
  (device) =>
    new IconLayer<Corner[]>({
      id: 'early-discs',
      data,
      iconAtlas: device.createTexture({ width: 1, height: 1, format: 'rgba8unorm' }),
      iconMapping: {},
      getPosition: () => [0, 0],
      getIcon: () => 'none',
    }),
  () => new SolidPolygonLayer<Corner[]>({ id: 'early-areas', data, getPolygon, extensions: [clip] }),
  () => new PathLayer<Corner[]>({ id: 'early-lines', data, getPath, extensions: [clip, dashes] }),
];
