import type { Layer, LayerExtension, PickingInfo } from '@deck.gl/core';
import { CollisionFilterExtension, PathStyleExtension } from '@deck.gl/extensions';
import { MVTLayer, type MVTLayerProps } from '@deck.gl/geo-layers';
import { GeoJsonLayer, IconLayer, TextLayer } from '@deck.gl/layers';
import type { Language } from '#common/languages.ts';
import type { MapViewFilter } from '../mapProps.ts';
import {
  AREA_EDGE_PX, areaFill, type Atlas, CASING, CASING_PX, dashOf, DISC_PX, discOf, LABEL_COLOURS, LABEL_PX, LINE_PX, lineColour, type Theme,
} from './look.ts';
import { featuresOf, isPoint, nameIn, type TileFeature, type TilePoint, type TileProperties } from './tileFeature.ts';

/** Everything the attraction layers are drawn from. */
export interface AttractionView {
  readonly theme: Theme;
  readonly language: Language;
  readonly filter: MapViewFilter;
  readonly dataSetVersion: number;
  readonly atlas: Atlas;
  /** Layers of the base style that areas and lines, and the discs, are drawn below. */
  readonly anchors: { readonly shapes: string; readonly points: string };
  readonly workerUrl: string;
}

export interface AttractionHandlers {
  readonly onHover: (info: PickingInfo<TileFeature>) => void;
  readonly onTileError: (error: unknown) => void;
}

const MIN_ZOOM = 4;
const MAX_ZOOM = 14;
/** Labels of the best places win where they would collide. */
const PRIORITY_PER_STAR = 100;

const collision = new CollisionFilterExtension();
const dashes = new PathStyleExtension({ dash: true });

/** Path of the view's tiles; `{z}/{x}/{y}` are filled in by deck.gl. */
export function tilesUrl(version: number, filter: MapViewFilter): string {
  return `/tiles/attractions/${version}/${viewOf(filter)}/{z}/{x}/{y}.mvt`;
}

function viewOf(filter: MapViewFilter): string {
  switch (filter.by) {
    case 'all':
      return 'all';
    case 'kind':
      return filter.kind;
    case 'category':
      return filter.slug;
  }
}

/** Areas and lines below the base map's labels, discs with their labels above them. Pure: no map, no WebGL until deck.gl draws. */
export function attractionLayers(view: AttractionView, on: AttractionHandlers): Layer[] {
  const shared = {
    data: tilesUrl(view.dataSetVersion, view.filter),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    binary: false,
    pickable: true,
    // Tiles of the zoom before stay until the next ones are there: nothing blinks.
    refinementStrategy: 'best-available' as const,
    onHover: on.onHover,
    onTileError: on.onTileError,
  };
  const load = (layers: readonly string[]) => ({ mvt: { layers, workerUrl: view.workerUrl } });
  return [
    new MVTLayer({
      ...shared,
      id: 'attraction-shapes',
      beforeId: view.anchors.shapes,
      loadOptions: load(['areas', 'lines']),
      renderSubLayers: (props) => shapeLayers(props, view),
      updateTriggers: { renderSubLayers: [view.theme] },
    }),
    new MVTLayer({
      ...shared,
      id: 'attraction-points',
      beforeId: view.anchors.points,
      loadOptions: load(['points']),
      renderSubLayers: (props) => pointLayers(props, view),
      updateTriggers: { renderSubLayers: [view.theme, view.language] },
    }),
  ];
}

/** What MVTLayer hands to each tile: its features in tile coordinates, and the transform that places them. */
type SubLayerProps = Parameters<NonNullable<MVTLayerProps['renderSubLayers']>>[0];

/** Props that extensions add to a layer. */
interface DashProps {
  readonly getDashArray: (feature: TileFeature) => [number, number];
  readonly dashJustified: boolean;
  readonly dashGapPickable: boolean;
}

interface CollisionProps {
  readonly collisionEnabled: boolean;
  readonly collisionGroup: string;
  readonly collisionTestProps: { readonly sizeScale: number };
  readonly getCollisionPriority: (feature: TilePoint) => number;
}

function shapeLayers(props: SubLayerProps, { theme }: AttractionView): Layer[] {
  const features = featuresOf(props.data);
  const areas = features.filter((feature) => feature.properties.layerName === 'areas');
  const lines = features.filter((feature) => feature.properties.layerName === 'lines');
  return [
    new GeoJsonLayer<TileProperties>({
      ...props,
      id: `${props.id}-areas`,
      data: areas,
      getFillColor: ({ properties }) => areaFill(properties.family, theme),
      getLineColor: ({ properties }) => lineColour(properties.family, theme, 0.7),
      getLineWidth: AREA_EDGE_PX,
      lineWidthUnits: 'pixels',
    }),
    new GeoJsonLayer<TileProperties>({
      ...props,
      id: `${props.id}-casings`,
      data: lines,
      pickable: false,
      getLineColor: CASING[theme],
      getLineWidth: LINE_PX + 2 * CASING_PX,
      lineWidthUnits: 'pixels',
      lineCapRounded: true,
      lineJointRounded: true,
    }),
    new GeoJsonLayer<TileProperties, DashProps>({
      ...props,
      ...withExtension(props, dashes),
      getDashArray: ({ properties }) => dashOf(properties.family),
      dashJustified: false,
      dashGapPickable: true,
      id: `${props.id}-lines`,
      data: lines,
      getLineColor: ({ properties }) => lineColour(properties.family, theme),
      getLineWidth: LINE_PX,
      lineWidthUnits: 'pixels',
      lineJointRounded: true,
    }),
  ];
}

function pointLayers(props: SubLayerProps, { theme, language, atlas }: AttractionView): Layer[] {
  const points = featuresOf(props.data).filter(isPoint);
  const labelled = points.filter(({ properties }) => properties.label === 1);
  const colliding = {
    ...withExtension(props, collision),
    collisionEnabled: true,
    getCollisionPriority: ({ properties }: TilePoint) => properties.stars * PRIORITY_PER_STAR,
  };
  return [
    new IconLayer<TilePoint, CollisionProps>({
      ...props,
      ...colliding,
      collisionGroup: 'discs',
      collisionTestProps: { sizeScale: 0.8 },
      id: `${props.id}-discs`,
      data: points,
      iconAtlas: atlas.image,
      iconMapping: atlas.mapping,
      getIcon: ({ properties }) => discOf(properties),
      getPosition: positionOf,
      getSize: DISC_PX,
      sizeUnits: 'pixels',
    }),
    new TextLayer<TilePoint, CollisionProps>({
      ...props,
      ...colliding,
      collisionGroup: 'labels',
      collisionTestProps: { sizeScale: 1.3 },
      id: `${props.id}-labels`,
      data: labelled,
      pickable: false,
      getText: ({ properties }) => nameIn(properties, language),
      getPosition: positionOf,
      getPixelOffset: [0, DISC_PX / 2 + LABEL_PX / 2 + 3],
      getSize: LABEL_PX,
      getColor: LABEL_COLOURS[theme].ink,
      outlineColor: LABEL_COLOURS[theme].halo,
      outlineWidth: 3,
      fontSettings: { sdf: true, radius: 10 },
      fontFamily: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
      fontWeight: 600,
      characterSet: 'auto',
      updateTriggers: { getText: language },
    }),
  ];
}

function positionOf({ geometry }: TilePoint): [number, number] {
  const [x = 0, y = 0] = geometry.coordinates;
  return [x, y];
}

/** The tile's own extensions (it clips at its edges) and one more. */
function withExtension(props: SubLayerProps, extension: LayerExtension) {
  return { extensions: [...(props.extensions ?? []), extension] };
}
