import type { Layer } from '@deck.gl/core';
import { IconLayer, PathLayer, ScatterplotLayer, SolidPolygonLayer } from '@deck.gl/layers';
import type { Geometry, Position as GeoJsonPosition } from 'geojson';
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
  type Rgba,
  RING_PX,
  SIDE_DASH,
} from './look.ts';
import { linesOf, onGround, type XY, polygonsOf } from './parts.ts';
import { iconsOf } from './pictures.ts';
import { dashes } from './shapes.ts';

/** Layer of the base style that the overlay inserts a layer below. */
interface AnchorProps {
  readonly beforeId: string;
}

interface DashProps {
  readonly getDashArray: [solid: number, gap: number];
}

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
    ...(selection?.geometry ? selectedArea(selection, selection.geometry, view) : []),
    ...(selection?.geometry ? selectedLines(selection, selection.geometry, view) : []),
    ...(selection?.geometry ? linesBeside(selection, selection.geometry, view) : []),
    ...(hovered && hovered.attractionId !== selection?.attractionId
      ? [disc('hovered-disc', hovered, DISC_HOVERED_PX, view)]
      : []),
    ...(selection ? [ring(selection.position, view), disc('selected-disc', selection, DISC_SELECTED_PX, view)] : []),
    ...(point ? [pin(point, view)] : []),
  ];
}

function selectedArea({ family }: MapSelection, geometry: Geometry, { theme, anchors }: HighlightView): Layer[] {
  const polygons = polygonsOf(geometry);
  if (polygons.length === 0) return [];
  return [
    new SolidPolygonLayer<XY[][], AnchorProps>({
      id: 'selected-area',
      beforeId: anchors.shapes,
      data: polygons,
      getPolygon: (polygon) => polygon,
      getFillColor: areaFill(family, theme, true),
    }),
  ];
}

/** A line of the open place, its casing, or the glow around both. */
interface Stroke {
  readonly path: XY[];
  readonly colour: Rgba;
  readonly widthPx: number;
}

function selectedLines({ family }: MapSelection, geometry: Geometry, { theme, anchors }: HighlightView): Layer[] {
  const lines = linesOf(geometry);
  if (lines.length === 0) return [];
  const strokes = (colour: Rgba, widthPx: number) => lines.map((path): Stroke => ({ path, colour, widthPx }));
  return [
    new PathLayer<Stroke, AnchorProps>({
      id: 'selected-lines',
      beforeId: anchors.shapes,
      data: [
        ...strokes(lineColour(family, theme, HALO_ALPHA), HALO_PX),
        ...strokes(CASING[theme], LINE_SELECTED_PX + 2 * CASING_PX),
        ...strokes(lineColour(family, theme), LINE_SELECTED_PX),
      ],
      getPath: ({ path }) => path,
      getColor: ({ colour }) => colour,
      getWidth: ({ widthPx }) => widthPx,
      widthUnits: 'pixels',
      jointRounded: true,
      capRounded: true,
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
      getPath: onGround,
      getColor: lineColour(family, theme),
      getWidth: LINE_PX,
      widthUnits: 'pixels',
      extensions: [dashes],
      getDashArray: SIDE_DASH,
    }),
  ];
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
