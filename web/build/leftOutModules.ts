/** What other modules import from each of these modules. */
export type Modules = Readonly<Record<string, readonly string[]>>;

const MAPLIBRE: Modules = {
  // The map is flat: neither a globe nor terrain in three dimensions. `outsideStyle.ts` takes both out of styles.
  'geo/projection/globe_projection.ts': ['GlobeProjection'],
  'geo/projection/globe_transform.ts': ['createGlobeTransform'],
  'geo/projection/globe_camera_helper.ts': ['GlobeCameraHelper'],
  'geo/projection/vertical_perspective_projection.ts': ['VerticalPerspectiveProjection'],
  'geo/projection/vertical_perspective_transform.ts': ['createVerticalPerspectiveTransform'],
  'geo/projection/vertical_perspective_camera_helper.ts': ['VerticalPerspectiveCameraHelper'],
  'render/terrain.ts': ['Terrain'],
  'webgl/render_to_texture.ts': ['RenderToTexture'],
  // Nobody asks the map for pictures of its own working, nor for its camera in the fragment of the URL.
  'webgl/draw/draw_debug.ts': ['drawDebug', 'drawDebugPadding', 'selectDebugSource'],
  'ui/hash.ts': ['Hash'],
  // All tiles are in the format of Mapbox.
  'source/vector_tile_mlt.ts': ['MLTVectorTile'],
};

const DECK_CORE: Modules = {
  // MapLibre moves the map, and there is no globe.
  'controllers/map-controller.js': ['default'],
  'controllers/globe-controller.js': ['default'],
  'views/globe-view.js': ['default'],
  'viewports/globe-viewport.js': ['default', 'zoomAdjust', 'GLOBE_RADIUS'],
  // No layer has `transitions`: what fades is drawn in a few steps (web/pages/map/filters/useFit.ts).
  'transitions/gpu-interpolation-transition.js': ['default'],
  'transitions/gpu-spring-transition.js': ['default'],
  'transitions/cpu-interpolation-transition.js': ['default'],
  'transitions/cpu-spring-transition.js': ['default'],
};

const LUMA_SHADERS: Modules = {
  // WebGPU, which no layer between those of MapLibre can use.
  'modules/math/fp64/fp64-arithmetic-wgsl.js': ['fp64arithmeticWGSL'],
  'modules/lighting/lights/lighting-wgsl.js': ['lightingUniformsWGSL'],
  'modules/lighting/phong-material/phong-shaders-wgsl.js': ['PHONG_WGSL'],
  'lib/shader-assembly/wgsl-interface-scan.js': ['scanWGSLInterface'],
  'lib/shader-assembly/wgsl-binding-debug.js': ['getShaderBindingDebugRowsFromWGSL'],
};

const RELAY: Modules = {
  // Neither entry points, subscriptions, updatable data nor experiments: only the index of the package leads there.
  'react-relay/lib/relay-hooks/EntryPointContainer.react.js': [],
  'react-relay/lib/relay-hooks/loadEntryPoint.js': [],
  'react-relay/lib/relay-hooks/useEntryPointLoader.js': [],
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js': [],
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js': [],
  'react-relay/lib/relay-hooks/useSubscription.js': [],
  'relay-runtime/lib/mutations/applyOptimisticMutation.js': [],
  'relay-runtime/lib/mutations/createUpdatableProxy.js': [],
  'relay-runtime/lib/network/RelayQueryResponseCache.js': [],
  'relay-runtime/lib/query/fetchQuery_DEPRECATED.js': [],
  'relay-runtime/lib/store/NormalizationEngine.js': [],
  'relay-runtime/lib/store/createFragmentSpecResolver.js': [],
  'relay-runtime/lib/store/observeFragmentExperimental.js': [],
  'relay-runtime/lib/store/observeQueryExperimental.js': [],
  'relay-runtime/lib/store/waitForFragmentExperimental.js': [],
  'relay-runtime/lib/subscription/requestSubscription.js': [],
};

/** What the product never runs of its packages, by their paths below node_modules (docs/decisions/0050). */
export const LEFT_OUT: Modules = {
  ...RELAY,
  // `PatientMap` draws no sky.
  ...within('maplibre-gl/src', { ...MAPLIBRE, 'webgl/draw/draw_sky.ts': ['drawSky', 'drawAtmosphere'] }),
  ...within('@deck.gl/core/dist.webgl-only', DECK_CORE),
  ...within('@luma.gl/shadertools/dist', LUMA_SHADERS),
  // `TileLayer` would draw tiles by it; `shapes.ts` says what draws them.
  '@deck.gl/layers/dist.webgl-only/geojson-layer/geojson-layer.js': ['default'],
  // `readTile.ts` and `pictures.ts` load tiles and pictures.
  '@loaders.gl/core/dist/lib/api/load.js': ['load'],
};

/** What embeds do not run of MapLibre beside that: they draw vector tiles of two sources, and nothing else. */
export const LEFT_OUT_OF_EMBEDS: Modules = {
  ...within('maplibre-gl/src', {
    ...MAPLIBRE,
    'source/geojson_source.ts': ['GeoJSONSource'],
    'source/geojson_worker_source.ts': ['GeoJSONWorkerSource'],
    'source/image_source.ts': ['ImageSource'],
    'source/canvas_source.ts': ['CanvasSource'],
    'source/video_source.ts': ['VideoSource'],
    'source/raster_dem_tile_source.ts': ['RasterDEMTileSource'],
    'source/raster_dem_tile_worker_source.ts': ['RasterDEMTileWorkerSource'],
    'webgl/draw/draw_heatmap.ts': ['drawHeatmap'],
    'webgl/draw/draw_fill_extrusion.ts': ['drawFillExtrusion'],
    'webgl/draw/draw_hillshade.ts': ['drawHillshade'],
    'webgl/draw/draw_color_relief.ts': ['drawColorRelief'],
    'webgl/draw/draw_collision_debug.ts': ['drawCollisionDebug'],
    'webgl/draw/draw_custom.ts': ['drawCustom'],
    'source/raster_tile_source.ts': ['RasterTileSource'],
    'webgl/draw/draw_raster.ts': ['drawRaster'],
  }),
  // Our style is set as a whole, and asks nothing about distances.
  ...within('@maplibre/maplibre-gl-style-spec/dist', {
    'diff.mjs': ['diff'],
    'expression/definitions/distance.mjs': ['Distance'],
    'expression/definitions/within.mjs': ['Within'],
  }),
};

function within(folder: string, modules: Modules): Modules {
  return Object.fromEntries(Object.entries(modules).map(([module, names]) => [`${folder}/${module}`, names]));
}
