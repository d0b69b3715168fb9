import type { Map as MapLibreMap, StyleLayer } from 'maplibre-gl';
import { contextCalm } from './drawingDone.ts';
import { nextTask, shortTasks } from './shortTasks.ts';

type Variant = Parameters<MapLibreMap['painter']['programCache']['getProgram']>[0];
type Configuration = Variant['programConfiguration'];

/**
 * A program by the name of its shader; layers of one type have different ones, since different parts of their paint
 * depend on data.
 */
interface Program {
  readonly name: string;
  readonly configuration: Configuration;
}

/** The configurations that a bucket has of the programs that draw it. */
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

/** What was compiled here for a map: names and configurations of programs, and layers that have all of theirs. */
interface Compiled {
  readonly programs: Set<string>;
  readonly layers: WeakSet<StyleLayer>;
}

const compiledFor = new WeakMap<MapLibreMap, Compiled>();

/**
 * Compiles what a map will need for its first tiles, each program in a task of its own: compiled within the first
 * frames they made those block a slow phone for a quarter of a second. To be called when the paint of its layers is
 * worked out. A program that is missed here is compiled by MapLibre when it first draws with it. Ends early when
 * `signal` is aborted.
 */
export async function compilePrograms(map: MapLibreMap, signal: AbortSignal): Promise<void> {
  const gl = map.getCanvas().getContext('webgl2');
  const { projection } = map.style;
  if (gl === null || !projection) return;
  const { shaderVariantName, shaderDefine, shaderPreludeCode } = projection;
  const end = performance.now() + LONGEST_MS;
  const known = compiledFor.get(map) ?? { programs: new Set(), layers: new WeakSet() };
  compiledFor.set(map, known);
  const compile = async ({ name, configuration }: Program) => {
    const key = name + (configuration?.cacheKey ?? '');
    if (known.programs.has(key)) return;
    if (performance.now() < end) await contextCalm(gl, signal);
    else await nextTask();
    if (signal.aborted) return;
    known.programs.add(key);
    map.painter.programCache.getProgram({
      name,
      programConfiguration: configuration,
      projectionShaderVariant: { name: shaderVariantName, define: shaderDefine, prelude: shaderPreludeCode },
      showOverdrawInspector: false,
      useTerrain: false,
      defines: [],
    });
  };
  for (const program of FIRST) await compile(program);
  if (signal.aborted) return;
  const turn = shortTasks();
  for (const layer of layersInView(map)) {
    if (known.layers.has(layer)) continue;
    await turn();
    if (signal.aborted) return;
    for (const program of programsOf(layer, map.getZoom())) await compile(program);
    if (!signal.aborted) known.layers.add(layer);
  }
}

/** How long the map waits for a calm context in all; the programs that are left then are compiled without. */
const LONGEST_MS = 2000;

/**
 * Programs of every frame, whatever the tiles hold, and that of the relief's shading: it is added while the attractions
 * are drawn, and its program would wait for a context that is busy then.
 */
const FIRST: readonly Program[] = ['background', 'clippingMask', 'raster'].map((name) => ({
  name,
  configuration: null,
}));

/** The layers that the view of a map shows, in the order in which they are drawn. */
function layersInView(map: MapLibreMap): StyleLayer[] {
  const zoom = map.getZoom();
  return map.style._order.flatMap((id) => map.style._layers[id] ?? []).filter((layer) => !layer.isHidden(zoom));
}

/** The programs that draw a layer at a zoom. Layers may have the same ones. */
function programsOf(layer: StyleLayer, zoom: number): Program[] {
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
