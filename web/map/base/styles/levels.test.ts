import { featureFilter } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { baseStyle } from './baseStyle.ts';
import type { BaseLayer } from './palette.ts';

type Properties = Readonly<Record<string, string | boolean>>;

const tiles = { tiles: '/tiles/base/abc/{z}/{x}/{y}.mvt', maxZoom: 14, attribution: null, outline: null };

/** Whether a line of `roads` is drawn at a zoom, by any layer but those of names. */
function drawnBy(layer: BaseLayer): (properties: Properties, zoom: number) => boolean {
  const { layers } = baseStyle({
    layer,
    theme: 'light',
    contrast: 'normal',
    language: 'fi',
    tiles,
    origin: 'https://taival.example',
  });
  const lines = layers.flatMap((each, at) =>
    each.type === 'line' && each['source-layer'] === 'roads'
      ? [
          {
            from: each.minzoom ?? 0,
            to: each.maxzoom ?? 24,
            holds: featureFilter(each.filter, `layers[${at}].filter`).filter,
          },
        ]
      : [],
  );
  return (properties, zoom) =>
    lines.some(({ from, to, holds }) => zoom >= from && zoom < to && holds({ zoom }, { type: 2, properties }));
}

const ROADS: readonly Properties[] = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'residential',
  'service',
].map((kind_detail) => ({
  kind:
    kind_detail === 'motorway'
      ? 'highway'
      : kind_detail === 'residential' || kind_detail === 'service'
        ? 'minor_road'
        : 'major_road',
  kind_detail,
}));
const PATHS: readonly Properties[] = ['path', 'bridleway', 'track', 'cycleway', 'footway', 'steps'].map(
  (kind_detail) => ({ kind: 'path', kind_detail }),
);
const ZOOMS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 18];

describe.each(['terrain', 'general'] as const)('lines that go over or under others (%s)', (layer) => {
  const isDrawn = drawnBy(layer);
  const shownFrom = (properties: Properties) => ZOOMS.filter((zoom) => isDrawn(properties, zoom));

  test.each([...ROADS, ...PATHS])('$kind_detail shows on bridges wherever it shows on the ground', (line) => {
    expect(shownFrom(line).length).toBeGreaterThan(3);
    expect(shownFrom({ ...line, is_bridge: true })).toEqual(shownFrom(line));
  });

  test.each(ROADS)('$kind_detail shows in tunnels wherever it shows on the ground', (line) => {
    expect(shownFrom({ ...line, is_tunnel: true })).toEqual(shownFrom(line));
  });
});
