import path from 'node:path';
import type { Plugin } from 'vite';

/** The address of MapLibre's worker as `MapView.tsx` asks for it. */
const WORKER_URL = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
/** Module whose chunk the worker runs, and the page loads too: it holds all that both share. */
export const MAP_WORKER = '\0map-worker';

/**
 * Builds MapLibre from the sources in its package. Its two bundles contain twice what page and worker share, and the
 * build cannot leave unused parts of them out (docs/decisions/0050). `vite dev` takes the bundles.
 */
export function mapEngine(root: string): Plugin {
  const sources = path.join(root, 'node_modules/maplibre-gl/src');
  return {
    name: 'taival:map-engine',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^maplibre-gl$/, replacement: path.join(sources, 'index.ts') }] },
      // As MapLibre's own build compiles it: a field without a value is only a type. As a field of its own it would
      // overwrite what the constructor of the class above has set.
      oxc: { assumptions: { setPublicClassFields: true }, typescript: { removeClassFieldsWithoutInitializer: true } },
    }),
    resolveId: (id) => (id === WORKER_URL ? MAP_WORKER : null),
    load: (id) =>
      id === MAP_WORKER
        ? `import ${JSON.stringify(path.join(sources, 'source/worker.ts'))}; export default import.meta.url;`
        : null,
  };
}
