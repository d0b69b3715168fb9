// The direction of imports (DESIGN §1), held by `npm test`: down only, and the client never reaches into the server.
const only = (from, ...allowed) => ({
  name: `${from.replace(/[\^/]/g, '')}-imports-down-only`,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(api|web|common|scripts|tests)/', pathNot: [from, ...allowed] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('^common/'),
    only('^api/platform/', '^common/'),
    only('^api/(geometry|osm)/', '^api/(geometry|osm|import/records|import/osm|platform)/', '^common/'),
    only('^api/(tiles|outside|basemap)/', '^api/', '^common/'),
    only('^api/domain/', '^api/(basemap|outside|tiles|geometry|platform)/', '^common/'),
    only('^api/import/', '^api/(basemap|outside|tiles|geometry|osm|platform)/', '^common/'),
    only('^api/graphql/', '^api/(domain|basemap|outside|platform)/', '^common/'),
    only('^api/rest/', '^api/(domain|basemap|outside|platform)/', '^common/'),
    only('^web/', '^common/'),
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'catalogue-stays-on-the-server',
      comment: 'The whole category catalogue is never in the entry chunk (DESIGN §3).',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^common/catalogue/(catalogue|lipasTypes|osmTags)' },
    },
  ],
  options: {
    // TypeScript 7 has no API for other programs; Babel reads the syntax.
    babelConfig: { fileName: 'scripts/check/babel.json' },
    doNotFollow: { path: ['node_modules', '__generated__', 'api/platform/generated'] },
    exclude: { path: ['__generated__', 'api/platform/generated'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
