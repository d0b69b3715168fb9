/** Scalars of schema.graphql as the client reads them; the paths are seen from `web/__generated__`. */
const customScalarTypes = {
  AttractionId: { name: 'AttractionId', path: '../../common/places/attractionId.ts' },
  Bounds: { name: 'Bounds', path: '../../common/geo/bounds.ts' },
  Date: 'string',
  DateTime: 'string',
  GeoJSON: { name: 'Geometry', path: 'geojson' },
  Position: { name: 'Position', path: '../../common/geo/bounds.ts' },
  // A file goes beside the variables, in which null stands for it.
  Upload: 'null',
};

const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/__generated__',
  excludes: ['**/__generated__/**', '**/node_modules/**', '**/public/**'],
  customScalarTypes,
  requireCustomScalarTypes: true,
  noFutureProofEnums: true,
  useImportTypeSyntax: true,
  eagerEsModules: true,
  // Append-only: tabs opened years ago still ask by these ids (DESIGN §5).
  persistConfig: { file: './web/data/relay/persistedQueries.json', algorithm: 'SHA256' },
};

// The compiler asks for the CommonJS export, everything else for the default one.
export { config as default, config as 'module.exports' };
