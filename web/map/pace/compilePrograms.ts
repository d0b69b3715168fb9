import type { Map as MapLibreMap, StyleLayer } from 'maplibre-gl';
import { contextCalm } from './drawingDone.ts';

type Variant = Parameters<MapLibreMap['painter']['programCache']['getProgram']>[0];
type Configuration = Variant['programConfiguration'];

/** A program by the name of its shader; layers of one type have different ones by which of their paint depends on data. */
interface Program {
  readonly name: string;
  readonly configuration: Configuration;
}

/** What a bucket tells of the programs that draw it. */
interface Configured {
  readonly programConfigurations: { get(layerId: string): Configuration };
}

/** A bucket of names and icons. */
interface Symbols {
  readonly text: Configured;
  readonly icon: Configured;
  createArrays(): void;
}

/** A layer that is drawn from the buckets of tiles, as this module asks for one without a tile. */
interface DrawnFromBuckets {
  createBucket(parameters: {
    readonly index: number;
    readonly layers: readonly StyleLayer[];
    readonly zoom: number;
    readonly pixelRatio: number;
    readonly overscaling: number;
  }): Configured | Symbols;
}

/** Names and configurations of the programs that were compiled here for a map. */
const compiled = new WeakMap<MapLibreMap, Set<string>>();

/**
 * Compiles what a map will need for its first tiles, each program in a task of its own: compiled within the first frames
 * they made those block a slow phone for a quarter of a second. To be called when the paint of its layers is worked out.
 * A program that is missed here is compiled by MapLibre when it first draws with it. Ends early when `signal` is aborted.
 */
export async function compilePrograms(map: MapLibreMap, signal: AbortSignal): Promise<void> {
  const gl = map.getCanvas().getContext('webgl2');
  const { projection } = map.style;
  if (gl === null || !projection) return;
  const { shaderVariantName, shaderDefine, shaderPreludeCode } = projection;
  const end = performance.now() + LONGEST_MS;
  const known = compiled.get(map) ?? new Set();
  compiled.set(map, known);
  for (const { name, configuration } of programsOf(map)) {
    const key = name + (configuration?.cacheKey ?? '');
    if (known.has(key)) continue;
    if (performance.now() < end) await contextCalm(gl, signal);
    else await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    known.add(key);
    map.painter.programCache.getProgram({
      name,
      programConfiguration: configuration,
      projectionShaderVariant: { name: shaderVariantName, define: shaderDefine, prelude: shaderPreludeCode },
      showOverdrawInspector: false,
      useTerrain: false,
      defines: [],
    });
  }
}

/** How long the map waits for a calm context in all; the programs that are left then are compiled without. */
const LONGEST_MS = 2000;

/** Programs of every frame, whatever the tiles hold. */
const ALWAYS = ['background', 'clippingMask'];

/** In the order in which the layers are drawn; those that layers share come several times. */
function* programsOf(map: MapLibreMap): Iterable<Program> {
  for (const name of ALWAYS) yield { name, configuration: null };
  const zoom = map.getZoom();
  const layers = map.style._order.flatMap((id) => map.style._layers[id] ?? []);
  for (const layer of layers) if (!layer.isHidden(zoom)) yield* programsOfLayer(layer, zoom);
}

function programsOfLayer(layer: StyleLayer, zoom: number): Program[] {
  if (layer.type === 'raster') return [{ name: 'raster', configuration: null }];
  if (!makesBuckets(layer)) return [];
  const bucket = layer.createBucket({ index: 0, layers: [layer], zoom, pixelRatio: 1, overscaling: 1 });
  const has = (property: 'line-dasharray' | 'fill-pattern') => layer.getPaintProperty(property) !== undefined;
  const program = (name: string, of: Configured) => ({ name, configuration: of.programConfigurations.get(layer.id) });
  if (isSymbols(bucket)) {
    bucket.createArrays();
    return [
      ...(layer.getLayoutProperty('icon-image') === undefined ? [] : [program('symbolIcon', bucket.icon)]),
      ...(layer.getLayoutProperty('text-field') === undefined ? [] : [program('symbolSDF', bucket.text)]),
    ];
  }
  if (layer.type === 'line') return [program(has('line-dasharray') ? 'lineSDF' : 'line', bucket)];
  if (layer.type !== 'fill') return [];
  const suffix = has('fill-pattern') ? 'Pattern' : '';
  const isOutlined = layer.getPaintProperty('fill-antialias') !== false;
  return [program(`fill${suffix}`, bucket), ...(isOutlined ? [program(`fillOutline${suffix}`, bucket)] : [])];
}

function makesBuckets(layer: StyleLayer): layer is StyleLayer & DrawnFromBuckets {
  return ['fill', 'line', 'symbol'].includes(layer.type);
}

function isSymbols(bucket: Configured | Symbols): bucket is Symbols {
  return 'createArrays' in bucket;
}
