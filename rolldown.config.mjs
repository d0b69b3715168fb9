import { readdirSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const commands = readdirSync('scripts/commands').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const SCOPES = '@turf|@graphql-tools|@graphql-yoga|@envelop|@pothos|@whatwg-node';
const PACKAGES = [
  'graphql|graphql-yoga|graphql-jit|graphql-upload-minimal|zod|fastify-type-provider-zod|@modelcontextprotocol/sdk',
  'nodemailer|prom-client|sanitize-html|csv-parse|cli-progress|age-encryption|web-push|@fastify/swagger',
].join('|');
/** Megabytes of a page that only developers ask for. */
const GRAPHIQL = '@graphql-yoga/render-graphiql';
const BUNDLED = new RegExp(`^(?:(?:${SCOPES})/|(?:${PACKAGES})(?:/|$))`);

/**
 * Packages of some 1,400 small modules, of which ours use a part: loading each from its file would take a fifth of
 * each start. All that needs `graphql` is here, for two copies of it do not know each other. What they need comes
 * along, in the versions that they need.
 */
const isBundled = (id, importer = '') => (BUNDLED.test(id) && id !== GRAPHIQL) || importer.includes('/node_modules/');

// Bundled to plain JavaScript; other packages stay outside.
const common = {
  platform: 'node',
  external: (id, importer) => !/^[./#]/.test(id) && !isBundled(id, importer),
};
const output = {
  format: 'esm',
  sourcemap: true,
  comments: { annotation: false, jsdoc: false },
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
