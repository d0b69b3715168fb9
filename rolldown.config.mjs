import { readdirSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const commands = readdirSync('scripts/commands').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

// The server and the command lines, bundled to plain JavaScript; packages stay outside.
export default defineConfig({
  input: Object.fromEntries(commands.map((file) => [file.replace(/\.ts$/, ''), `scripts/commands/${file}`])),
  platform: 'node',
  external: (id) => !/^[./#]/.test(id),
  output: {
    dir: 'dist/server',
    format: 'esm',
    sourcemap: true,
    cleanDir: true,
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});
