import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { OLDEST_BROWSERS } from './web/build/browsers.ts';
import { CHUNK_GROUPS } from './web/build/chunkGroups.ts';
import { leftOut } from './web/build/leftOut.ts';
import { LEFT_OUT } from './web/build/leftOutModules.ts';
import { licences } from './web/build/licences.ts';
import { mapEngine } from './web/build/mapEngine.ts';
import { noMessageParser, precompiledMessages } from './web/build/messages.ts';
import { operationIds } from './web/build/operations.ts';
import { pageHints } from './web/build/pageHints.ts';
import { quietRouter } from './web/build/router.ts';
import { serverSettings } from './web/build/serverSettings.ts';
import { serviceWorker } from './web/build/worker.ts';
import { compileHint } from './web/map/pace/compiledEarly.ts';
import { PACING_PIECES } from './web/map/pace/pieces.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;
/** Pacing piece that this build leaves out (`npm run bench -- pacing`). */
const without = Object.keys(PACING_PIECES).find((piece) => piece === process.env.VITE_WITHOUT) ?? '';
const builtAt = new Date().toISOString();
const inProject = (folder: string) => path.resolve(import.meta.dirname, folder);

/**
 * Chunks whose file names say what they are; browser tests ask for them. The program of each page lists the files of
 * all lazy chunks, and names without words weigh a kilobyte less there.
 */
const NAMED_CHUNKS: ReadonlySet<string> = new Set([
  'react',
  'vendor',
  'program',
  'MapView',
  'MapWorker',
  'AttractionOverlay',
  'ArticlePage',
]);

/**
 * Seven characters tell a chunk from its other versions, the fewest that the bundler takes; each more weighs in the
 * entry.
 */
const LAZY_CHUNK = 'assets/c-[hash:7].js';

export default defineConfig({
  root: inProject('web'),
  publicDir: inProject('web/public'),
  plugins: [
    relay,
    react(),
    precompiledMessages(),
    leftOut(import.meta.dirname, LEFT_OUT),
    quietRouter(import.meta.dirname),
    mapEngine(import.meta.dirname),
    licences(import.meta.dirname),
    operationIds(inProject('web/__generated__')),
    serverSettings(server),
    pageHints({
      program: inProject('web/app/start.tsx'),
      map: inProject('web/map/view/MapView.tsx'),
      texts: inProject('web/i18n'),
    }),
    serviceWorker({
      id: builtAt,
      worker: inProject('web/features/offline/worker/sw.ts'),
      program: inProject('web/app/start.tsx'),
      glyphs: inProject('web/features/category/glyphs.json'),
      texts: inProject('web/i18n'),
      admin: inProject('web/pages/admin/AdminPage.tsx'),
      artifacts: inProject('web/__generated__'),
    }),
  ],
  define: {
    'import.meta.env.VITE_BUILT_AT': JSON.stringify(builtAt),
    'import.meta.env.VITE_WITHOUT': JSON.stringify(without),
  },
  // Leaves out Relay's old containers, which nobody uses (6 kB).
  resolve: { alias: [...noMessageParser, { find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/graphql': server,
      '/api': server,
      '/embed': server,
      '/p/': server,
      '/mails/': server,
      '/tiles': server,
      '/images': server,
      '/placemaps': server,
      '/thumbs': server,
      '/previews': server,
      '/profiles': server,
    },
  },
  build: {
    outDir: inProject('dist/web'),
    emptyOutDir: true,
    // `scripts/check/budgets.mjs` reads it to weigh the parts of the client.
    manifest: true,
    sourcemap: true,
    target: OLDEST_BROWSERS,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => (NAMED_CHUNKS.has(name) ? 'assets/[name]-[hash].js' : LAZY_CHUNK),
        // The entry names every file that a page may ask for later.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/c-[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        postBanner: without === 'compiledEarly' ? '' : compileHint,
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
