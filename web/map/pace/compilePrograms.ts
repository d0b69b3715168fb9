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
  for (const { name, configuration } of programsOf(map)) {
    await contextCalm(gl, signal);
    if (signal.aborted) return;
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

/** Programs of every frame, whatever the tiles hold. */
const ALWAYS = ['background', 'clippingMask'];

/** Without duplicates; in the order in which the layers are drawn. */
function* programsOf(map: MapLibreMap): Iterable<Program> {
  for (const name of ALWAYS) yield { name, configuration: null };
  const zoom = map.getZoom();
  const keys = new Set<string>();
  for (const id of map.style._order) {
    const layer = map.style._layers[id];
    if (!layer || layer.isHidden(zoom)) continue;
    for (const program of programsOfLayer(layer, zoom)) {
      const key = program.name + (program.configuration?.cacheKey ?? '');
      if (!keys.has(key)) yield program;
      keys.add(key);
    }
  }
}

function programsOfLayer(layer: StyleLayer, zoom: number): Program[] {
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
