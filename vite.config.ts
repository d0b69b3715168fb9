import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { fontPreload } from './web/build/fontPreload.ts';
import { noMessageParser, precompiledMessages } from './web/build/messages.ts';
import { operationIds } from './web/build/operations.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;
const inProject = (folder: string) => path.resolve(import.meta.dirname, folder);

export default defineConfig({
  root: inProject('web'),
  publicDir: inProject('web/public'),
  plugins: [
    relay,
    react(),
    precompiledMessages(),
    operationIds(inProject('web/__generated__')),
    fontPreload(/atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/),
  ],
  resolve: { alias: noMessageParser },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/graphql': server, '/api': server, '/tiles': server },
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
            // What two pages share is one file instead of many small ones; the map's own code stays with the map.
            { name: 'shared', priority: 5, minShareCount: 2, test: /\/(web\/(?!map\/|main|routes)|common\/).*\.tsx?$/ },
          ],
        },
      },
    },
  },
});
