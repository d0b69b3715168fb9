import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultClientConditions, type Plugin } from 'vite';

/** The address of MapLibre's worker as `MapView.tsx` asks for it. */
const WORKER_URL = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
/** Module whose chunk the worker runs, and the page loads too: it holds all that both share. */
export const MAP_WORKER = '\0map-worker';
const MAP_LIBRARY = '\0map-library';

/** What the client takes of MapLibre, by source file: react-map-gl asks for all of it. */
const TAKEN = {
  'ui/map.ts': ['Map'],
  'ui/control/attribution_control.ts': ['AttributionControl'],
  'ui/control/navigation_control.ts': ['NavigationControl'],
  'ui/control/scale_control.ts': ['ScaleControl'],
  'source/protocol_crud.ts': ['addProtocol'],
  'util/ajax.ts': ['AJAXError'],
} as const;

/**
 * Builds MapLibre from the sources in its package. Its two bundles contain twice what page and worker share, and the
 * build cannot leave unused parts of them out (docs/decisions/0050). `vite dev` takes the bundles.
 */
export function mapEngine(root: string): Plugin {
  const manifest = path.join(root, 'node_modules/maplibre-gl/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const source = (file: string) => JSON.stringify(path.join(root, 'node_modules/maplibre-gl/src', file));
  const modules: Readonly<Record<string, string>> = {
    // Its sources read their version from it, and no more.
    [manifest]: JSON.stringify({ version }),
    [MAP_WORKER]: `import ${source('source/worker.ts')}; export default import.meta.url;`,
    [MAP_LIBRARY]: [
      ...Object.entries(TAKEN).map(([file, names]) => `export { ${names.join()} } from ${source(file)};`),
      `import { config } from ${source('util/config.ts')};`,
      'export function setWorkerUrl(url) { config.WORKER_URL = url; }',
      `import { WorkerPool } from ${source('util/worker_pool.ts')};`,
      'export function setWorkerCount(count) { WorkerPool.workerCount = count; }',
    ].join('\n'),
  };
  return {
    name: 'taival:map-engine',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      // deck.gl's own build without the shaders of WebGPU, which a layer between those of MapLibre never runs.
      resolve: { conditions: ['visgl:webgl-only', ...defaultClientConditions] },
      // As MapLibre's own build compiles it: a field without a value is only a type. As a field of its own it would
      // overwrite what the constructor of the class above has set.
      oxc: { assumptions: { setPublicClassFields: true }, typescript: { removeClassFieldsWithoutInitializer: true } },
    }),
    resolveId: (id) => ({ [WORKER_URL]: MAP_WORKER, 'maplibre-gl': MAP_LIBRARY })[id] ?? null,
    load: (id) => modules[id] ?? null,
  };
}
