import { config } from '#web/data/config.ts';
import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'For developers',
  lead:
    'Taival’s data on places is open and can be fetched through its APIs. Reading needs neither an ' +
    'account nor permission.',
  sections: [
    {
      heading: 'What there is',
      blocks: [
        {
          points: [
            'REST: paths and answers are described by the OpenAPI document at /api/openapi.json.',
            'GraphQL: one graph of places, routes, conditions and sources at /graphql; a browser opens a query ' +
              'editor there.',
            'OGC API Features at /ogc: QGIS and other GIS programs open it by its address alone. Map tiles with ' +
              'their TileJSON are in the same place.',
            'Conditions as GeoJSON and Atom too.',
            'Routes as GPX and GeoJSON from the page of a place.',
            'Changes at /api/query/changes, as Atom at /api/query/changes.atom and, once logged in, as webhooks: ' +
              'your copy stays current by fetching only what has changed.',
            'All data as files (GeoParquet, FlatGeobuf, GeoJSON, CSV): they are listed at /dumps/manifest.json.',
            ...(config.noEmbeds
              ? []
              : [
                  'A map or a place on your own page: choose “Embed this or print a QR code” when you share the ' +
                    'place or the map.',
                ]),
            'A typed client for JavaScript and TypeScript, with five examples: packages/client in Taival’s source ' +
              'code.',
            'For AI assistants, an MCP server at /mcp and a summary in /llms.txt.',
          ],
        },
      ],
    },
    {
      heading: 'Try it',
      blocks: [
        {
          examples: [
            {
              text: 'The best places within a map’s bounds',
              path: '/api/query/attractions?bbox=24.40,60.95,24.55,61.05&lon=24.466&lat=60.995',
            },
            { text: 'Search by words', path: '/api/query/find?q=laavu%20H%C3%A4meenlinna&lang=en' },
            {
              text: 'Closures, warnings and groomed tracks right now',
              path: '/api/query/conditions?bounds=23,60,26,62&lang=en',
            },
            {
              text: 'Routes as GeoJSON (OGC API Features)',
              path: '/ogc/collections/routes/items?bbox=24.40,60.95,24.55,61.05&limit=5',
            },
            { text: 'Height of the ground at a point', path: '/api/query/height?lon=24.466&lat=60.995' },
          ],
        },
      ],
    },
    {
      heading: 'Limits',
      blocks: [
        'Limits apply to each IP address: 1 200 REST calls and persisted queries a minute, 300 GraphQL ' +
          'queries a minute and 6 000 map tiles a minute. Each answer says in the headers RateLimit and ' +
          'RateLimit-Policy how much is left. Beyond a limit the answer is 429, and Retry-After says when you ' +
          'can continue.',
        'Once logged in you can create an API token on your own page. A token has limits of its own, and can ' +
          'be allowed to read, to change your own data, or to contribute.',
      ],
    },
    {
      heading: 'Licences',
      blocks: [
        'The answer for one place names its sources and their licences, and so do the dumps; lists do not. Name ' +
          'them where you publish the data: OpenStreetMap under the ODbL; LIPAS, the National Land Survey, the ' +
          'Finnish Meteorological Institute and Statistics Finland under CC BY 4.0. Photos and comments of users ' +
          'are not open data.',
      ],
    },
    {
      heading: 'What we promise',
      blocks: [
        {
          points: [
            'Addresses stay. An id always means the same place; where places are merged, the old id leads to the ' +
              'new one.',
            'Fields and paths are added. Removals are announced at least twelve months ahead in the headers ' +
              'Deprecation and Sunset.',
            'Most answers have an ETag, so that what has not changed is not sent again.',
            'The state of the service is at /healthz.',
          ],
        },
      ],
    },
  ],
};
