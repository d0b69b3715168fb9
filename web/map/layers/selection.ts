import type { Layer } from '@deck.gl/core';
import { PathStyleExtension } from '@deck.gl/extensions';
import { GeoJsonLayer, IconLayer, PathLayer, ScatterplotLayer } from '@deck.gl/layers';
import type { Feature, Geometry, Position as GeoJsonPosition } from 'geojson';
import type { Position } from '#common/geo/bounds.ts';
import { sideLinesOf } from '#common/geo/sideLines.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import type { MapHover, MapSelection } from '#web/map/state/mapProps.ts';
import {
  areaFill,
  type Atlas,
  CASING,
  CASING_PX,
  DISC_HOVERED_PX,
  DISC_SELECTED_PX,
  discOf,
  HALO_ALPHA,
  HALO_PX,
  LINE_PX,
  LINE_SELECTED_PX,
  lineColour,
  OUTLINES,
  RING_PX,
  SIDE_DASH,
} from './look.ts';
import { iconsOf } from './pictures.ts';

/** Layer of the base style that the overlay inserts a layer below. */
interface AnchorProps {
  readonly beforeId: string;
}

interface DashProps {
  readonly getDashArray: [solid: number, gap: number];
}

const dashes = new PathStyleExtension({ dash: true });

export interface HighlightView {
  readonly theme: Theme;
  readonly atlas: Atlas;
  readonly anchors: { readonly shapes: string; readonly points: string };
  readonly selection: MapSelection | null;
  /** Drawn larger, also when a card of the list is pointed at. */
  readonly hovered: MapHover | null;
  /** A coordinate that is not a place. */
  readonly point: Position | null;
}

/** The open place with its whole geometry, and the coordinate pin, above everything of the tiles. */
export function highlightLayers(view: HighlightView): Layer[] {
  const { selection, hovered, point } = view;
  return [
    ...(selection?.geometry ? selectedShape(selection, selection.geometry, view) : []),
    ...(selection?.geometry ? linesBeside(selection, selection.geometry, view) : []),
    ...(hovered && hovered.attractionId !== selection?.attractionId
      ? [disc('hovered-disc', hovered, DISC_HOVERED_PX, view)]
      : []),
    ...(selection ? [ring(selection.position, view), disc('selected-disc', selection, DISC_SELECTED_PX, view)] : []),
    ...(point ? [pin(point, view)] : []),
  ];
}

function selectedShape({ family }: MapSelection, geometry: Geometry, { theme, anchors }: HighlightView): Layer[] {
  const data = { type: 'Feature', geometry: flat(geometry), properties: {} } satisfies Feature;
  const shared = {
    data,
    beforeId: anchors.shapes,
    lineWidthUnits: 'pixels',
    lineJointRounded: true,
    lineCapRounded: true,
  } as const;
  return [
    new GeoJsonLayer({
      ...shared,
      id: 'selected-halo',
      filled: false,
      getLineColor: lineColour(family, theme, HALO_ALPHA),
      getLineWidth: HALO_PX,
      updateTriggers: { getLineColor: [family, theme] },
    }),
    new GeoJsonLayer({
      ...shared,
      id: 'selected-casing',
      filled: false,
      getLineColor: CASING[theme],
      getLineWidth: LINE_SELECTED_PX + 2 * CASING_PX,
    }),
    new GeoJsonLayer({
      ...shared,
      id: 'selected-shape',
      getFillColor: areaFill(family, theme, true),
      getLineColor: lineColour(family, theme),
      getLineWidth: LINE_SELECTED_PX,
      updateTriggers: { getFillColor: [family, theme], getLineColor: [family, theme] },
    }),
  ];
}

/** The lines beside a route, dashed. */
function linesBeside({ family }: MapSelection, geometry: Geometry, { theme, anchors }: HighlightView): Layer[] {
  const lines = sideLinesOf(geometry);
  if (lines.length === 0) return [];
  return [
    new PathLayer<GeoJsonPosition[], AnchorProps & DashProps>({
      id: 'selected-side-lines',
      beforeId: anchors.shapes,
      data: lines,
      getPath: (line) => line.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]),
      getColor: lineColour(family, theme),
      getWidth: LINE_PX,
      widthUnits: 'pixels',
      extensions: [dashes],
      getDashArray: SIDE_DASH,
    }),
  ];
}

/** Heights of a line left out: deck.gl would draw it above the ground, beside the base map's. */
function flat(geometry: Geometry): Geometry {
  const onGround = (line: readonly GeoJsonPosition[]) => line.map((position) => position.slice(0, 2));
  if (geometry.type === 'LineString') return { ...geometry, coordinates: onGround(geometry.coordinates) };
  if (geometry.type === 'MultiLineString') return { ...geometry, coordinates: geometry.coordinates.map(onGround) };
  return geometry;
}

function disc(id: string, place: MapHover, size: number, { atlas, anchors }: HighlightView): Layer {
  return new IconLayer<MapHover, AnchorProps>({
    id,
    beforeId: anchors.points,
    data: [place],
    ...iconsOf(atlas),
    getIcon: discOf,
    getPosition: ({ position: [lon, lat] }) => [lon, lat],
    getSize: size,
    sizeUnits: 'pixels',
    updateTriggers: { getIcon: discOf(place) },
    parameters: { depthCompare: 'always' },
  });
}

function ring(position: Position, { theme, anchors }: HighlightView): Layer {
  return new ScatterplotLayer<Position, AnchorProps>({
    id: 'selected-ring',
    beforeId: anchors.points,
    data: [position],
    getPosition: ([lon, lat]) => [lon, lat],
    getRadius: RING_PX / 2,
    radiusUnits: 'pixels',
    filled: false,
    stroked: true,
    getLineWidth: 3,
    lineWidthUnits: 'pixels',
    getLineColor: OUTLINES[theme].ink,
  });
}

function pin(position: Position, { theme, anchors }: HighlightView): Layer {
  return new ScatterplotLayer<Position, AnchorProps>({
    id: 'coordinate-point',
    beforeId: anchors.points,
    data: [position],
    getPosition: ([lon, lat]) => [lon, lat],
    getRadius: 9,
    radiusUnits: 'pixels',
    getFillColor: lineColour('own', theme),
    stroked: true,
    getLineWidth: 3,
    lineWidthUnits: 'pixels',
    getLineColor: OUTLINES[theme].halo,
  });
}
