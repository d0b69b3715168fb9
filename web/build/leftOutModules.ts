/** What other modules import from each of these modules. */
type Modules = Readonly<Record<string, readonly string[]>>;

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
  // Neither entry points nor subscriptions nor experiments: only the index of the package asks for them.
  'react-relay/lib/relay-hooks/EntryPointContainer.react.js': [],
  'react-relay/lib/relay-hooks/loadEntryPoint.js': [],
  'react-relay/lib/relay-hooks/useEntryPointLoader.js': [],
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js': [],
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js': [],
  'react-relay/lib/relay-hooks/useSubscription.js': [],
  'relay-runtime/lib/mutations/applyOptimisticMutation.js': [],
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
  ...within('maplibre-gl/src', MAPLIBRE),
  ...within('@deck.gl/core/dist.webgl-only', DECK_CORE),
  ...within('@luma.gl/shadertools/dist', LUMA_SHADERS),
  // MapLibre writes the names.
  ...within('@deck.gl/layers/dist.webgl-only/text-layer', {
    'multi-icon-layer/multi-icon-layer.js': ['default'],
    'text-background-layer/text-background-layer.js': ['default'],
  }),
  // `readTile.ts` and `pictures.ts` load tiles and pictures.
  '@loaders.gl/core/dist/lib/api/load.js': ['load'],
};

function within(folder: string, modules: Modules): Modules {
  return Object.fromEntries(Object.entries(modules).map(([module, names]) => [`${folder}/${module}`, names]));
}
