// The direction of imports (DESIGN §1), held by `npm test`: down only, and the client never reaches into the server.
const only = (from, ...allowed) => ({
  name: `${from.replace(/[\^/]/g, '')}-imports-down-only`,
  severity: 'error',
  from: { path: from },
  to: { path: '^(api|web|common|packages|scripts|tests)/', pathNot: [from, ...allowed] },
});

/**
 * The server, from its foundation upwards. What one room of import and domain needs of the other lies in a room below
 * both.
 */
const SERVER = [
  only('^common/'),
  only('^api/platform/', '^common/'),
  only('^api/geometry/', '^common/'),
  only('^api/osm/', '^api/(geometry|platform)/', '^common/'),
  only('^api/tiles/', '^api/platform/', '^common/'),
  only('^api/outside/', '^api/platform/', '^common/'),
  only('^api/hours/', '^api/platform/', '^common/'),
  only('^api/basemap/', '^api/(geometry|osm|platform)/', '^common/'),
  // Serving base tiles needs nothing of making them.
  only('^api/basemap/serve/', '^api/basemap/embedded/', '^api/platform/', '^common/'),
  only('^api/elevation/', '^api/platform/', '^common/'),
  only('^api/import/', '^api/(basemap|elevation|geometry|hours|osm|outside|platform|tiles)/', '^common/'),
  only('^api/domain/', '^api/basemap/serve/', '^api/(elevation|hours|outside|platform|tiles)/', '^common/'),
  only('^api/backup/', '^api/(domain|import|platform)/', '^common/'),
  only('^api/dumps/', '^api/(domain|import|platform)/', '^common/'),
  only('^api/graphql/', '^api/basemap/serve/', '^api/(domain|elevation|hours|outside|platform)/', '^common/'),
  only('^api/rest/', '^api/(domain|elevation|outside|platform)/', '^common/'),
  only('^api/http/', '^api/basemap/serve/', '^api/(domain|elevation|graphql|outside|platform|rest|tiles)/', '^common/'),
];

/** The client, from the foundation upwards: each room may import those named before it. */
const WEB_ROOMS = ['data', 'i18n', 'navigation', 'ui', 'map', 'features', 'pages', 'app'];
const CLIENT = [
  ...WEB_ROOMS.map((room, at) => {
    const below = WEB_ROOMS.slice(0, at).map((name) => `^web/${name}/`);
    return only(`^web/${room}/`, ...below, '^common/');
  }),
  // Embeds draw the base map of the client, and know nothing else of it.
  only('^web/embed/', '^web/map/(base|state)/', '^common/'),
  only('^web/', '^common/'),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...SERVER,
    ...CLIENT,
    // Integrators have the package alone.
    only('^packages/client/'),
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'catalogue-stays-on-the-server',
      comment: 'The whole category catalogue is never in the entry chunk (DESIGN §3).',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^common/catalogue/(catalogue|lipasTypes|osmTags)' },
    },
  ],
  options: {
    // TypeScript 7 has no API for other programs; Babel reads the syntax.
    babelConfig: { fileName: 'scripts/check/babel.json' },
    doNotFollow: { path: ['node_modules', '__generated__', 'api/platform/generated'] },
    // Tests may import from anywhere, and nobody imports them (`no-restricted-imports`): no circle leads through one.
    exclude: { path: ['__generated__', 'api/platform/generated', '\\.test\\.tsx?$'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
