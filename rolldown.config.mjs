import { readdirSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const commands = readdirSync('scripts/commands').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/**
 * Packages that stay outside: those with native parts, `pg`, which Prisma brings too and whose settings are those of
 * one copy, and the megabytes that few processes ask for. All others are bundled, in the versions that each needs:
 * loading some 2,000 small modules from their files would take a third of each start.
 */
const OUTSIDE = /^(?:sharp|argon2|pg|vite|playwright|@graphql-yoga\/render-graphiql|@prisma\/.+|@aws-sdk\/.+)$/;

// Bundled to plain JavaScript.
const common = {
  platform: 'node',
  external: OUTSIDE,
};
const output = {
  format: 'esm',
  sourcemap: true,
  comments: { annotation: false, jsdoc: false },
  cleanDir: true,
  chunkFileNames: 'chunks/[name]-[hash].js',
};

/**
 * Opens the program of each command: the library of opening hours reads Dates by the zone of the process, and where a
 * clock is set forward or back an hour of each year is missing there (decision 0008). Threads take it over.
 */
const IN_UTC = `process.env.TZ = 'UTC';`;

export default defineConfig([
  // The server and the command lines.
  {
    ...common,
    input: Object.fromEntries(commands.map((file) => [file.replace(/\.ts$/, ''), `scripts/commands/${file}`])),
    output: { ...output, dir: 'dist/server', banner: ({ isEntry }) => (isEntry ? IN_UTC : '') },
  },
  // What they run in threads: a thread loads its program once more, and needs no more than its own part.
  {
    ...common,
    input: { baseMap: 'api/basemap/build/baseMapThread.ts' },
    output: { ...output, dir: 'dist/threads' },
  },
]);
