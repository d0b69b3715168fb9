import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { earlyFetches } from './web/build/earlyFetches.ts';
import { licences } from './web/build/licences.ts';
import { noMessageParser, precompiledMessages } from './web/build/messages.ts';
import { operationIds } from './web/build/operations.ts';
import { serverSettings } from './web/build/serverSettings.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;
const inProject = (folder: string) => path.resolve(import.meta.dirname, folder);

export default defineConfig({
  root: inProject('web'),
  publicDir: inProject('web/public'),
  plugins: [
    relay,
    react(),
    precompiledMessages(),
    licences(import.meta.dirname),
    operationIds(inProject('web/__generated__')),
    serverSettings(server),
    // Most visitors read Finnish; the others' texts are fetched when the program knows their language.
    earlyFetches({ font: /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/, module: /\/fi-[^/]*\.js$/ }),
  ],
  define: { 'import.meta.env.VITE_BUILT_AT': JSON.stringify(new Date().toISOString()) },
  resolve: { alias: noMessageParser },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/graphql': server, '/api': server, '/tiles': server, '/images': server, '/thumbs': server },
  },
  build: {
    outDir: inProject('dist/web'),
    emptyOutDir: true,
    sourcemap: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes only with the packages stays in the browser's cache when the pages change.
          groups: [
            {
              name: 'vendor',
              priority: 10,
              test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime|react-intl|intl-messageformat|@formatjs)\//,
            },
          ],
        },
      },
    },
  },
});
