import { readdirSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const commands = readdirSync('scripts/commands').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

// Bundled to plain JavaScript; packages stay outside.
const common = {
  platform: 'node',
  external: (id) => !/^[./#]/.test(id),
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
