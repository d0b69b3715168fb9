import { readdirSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const commands = readdirSync('scripts/commands').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/**
 * Bundled with what it needs: of its 260 modules ours use six, and loading them all would take a tenth of each start.
 */
const isTurf = (id, importer = '') => id.startsWith('@turf/') || importer.includes('/node_modules/');

// Bundled to plain JavaScript; packages stay outside.
const common = {
  platform: 'node',
  external: (id, importer) => !/^[./#]/.test(id) && !isTurf(id, importer),
};
const output = {
  format: 'esm',
  sourcemap: true,
  cleanDir: true,
  chunkFileNames: 'chunks/[name]-[hash].js',
};

export default defineConfig([
  // The server and the command lines.
  {
    ...common,
    input: Object.fromEntries(commands.map((file) => [file.replace(/\.ts$/, ''), `scripts/commands/${file}`])),
    output: { ...output, dir: 'dist/server' },
  },
  // What they run in threads: a thread loads its program once more, and needs no more than its own part.
  {
    ...common,
    input: { baseMap: 'api/basemap/build/baseMapThread.ts' },
    output: { ...output, dir: 'dist/threads' },
  },
]);
