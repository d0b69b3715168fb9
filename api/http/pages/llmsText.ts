import { MCP_PATH } from '#api/http/mcp/mcpRoutes.ts';

/** Facts of the service for assistants (the proposal llmstxt.org): where its data are, and by which terms. */
export function llmsText(publicUrl: string): string {
  const link = (title: string, path: string, about: string) => `- [${title}](${publicUrl}${path}): ${about}`;
  return [
    '# Taival',
    '',
    "> Finland's nature areas, trails, sights, museums, restaurants and services on a map and in lists, in Finnish, " +
      'Swedish and English, with opening hours, closures, warnings, weather and heights. All data are open.',
    '',
    'Name the sources of a place and their licences (ODbL, CC BY 4.0): the answer for one place tells them ' +
      '(`credits`), lists do not. A place is at `/v/place/{id}`; its id never changes meaning.',
    '',
    '## Ask',
    '',
    link('MCP', MCP_PATH, 'tools over streamable HTTP: search, places_near, place, conditions, weather'),
    link('REST', '/api/openapi.json', 'OpenAPI 3.1 of all paths'),
    link('GraphQL', '/graphql', 'one graph of places, conditions and sources; introspection is on'),
    link('OGC API Features', '/ogc', 'GeoJSON by bounds, kind and property'),
    '',
    '## Copy',
    '',
    link('Dumps', '/dumps/manifest.json', 'all places as GeoParquet, FlatGeobuf, GeoJSON and CSV, with licences'),
    link('Changes', '/api/query/changes', 'what was added, changed, merged or is gone since a version'),
    '',
    '## Read',
    '',
    link('For developers', '/v/developers', 'examples, limits, licences and promises'),
    link('Sources', '/api/query/data/sources', 'whose data these are, of which day, by which licence'),
    '',
  ].join('\n');
}
