import path from 'node:path';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './web/build/browsers.ts';
import { embedEngine } from './web/build/embedEngine.ts';
import { leftOut } from './web/build/leftOut.ts';
import { LEFT_OUT_OF_EMBEDS } from './web/build/leftOutModules.ts';
import { MAP_WORKER, mapEngine } from './web/build/mapEngine.ts';

const inProject = (folder: string) => path.resolve(import.meta.dirname, folder);

/** The web component, which other sites ask for by a name that stays. */
const ELEMENT = 'taival-map';

/**
 * Builds what embeds run, after the client and apart from it: MapLibre without what only the client draws, and no chunk
 * that a page of the client would have to name. Its pages are written by the server (`api/http/sharing`).
 */
export default defineConfig({
  root: inProject('web'),
  base: '/embed/',
  publicDir: false,
  plugins: [
    embedEngine(import.meta.dirname),
    leftOut(import.meta.dirname, LEFT_OUT_OF_EMBEDS),
    mapEngine(import.meta.dirname),
  ],
  build: {
    outDir: inProject('dist/web/embed'),
    emptyOutDir: true,
    manifest: true,
    target: OLDEST_BROWSERS,
    rolldownOptions: {
      input: { start: inProject('web/embed/start.ts'), [ELEMENT]: inProject('web/embed/element.ts') },
      output: {
        entryFileNames: ({ name }) => (name === ELEMENT ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: 'MapWorker', priority: 12, test: (id) => id === MAP_WORKER }] },
      },
    },
  },
});
