import { OUTSIDE_LAYERS } from '#common/baseMap.ts';

/** Error texts for the operator: what each variable accepts. They never repeat the value, which may hold a password. */
export const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['PORT', 'a whole number from 0 to 65535'],
  ['PUBLIC_URL', 'an http or https address'],
  ['DATABASE_URL', 'an address such as postgresql://user:password@host:5432/database'],
  ['SMTP_URL', 'an address such as smtps://user:password@host:465'],
  ['MAIL_FROM', 'a mail address, such as Taival <no-reply@example.org>'],
  ['FEEDBACK_TO', 'one mail address'],
  ['FILES_URL', 'an address such as s3://bucket?endpoint=https://storage.example.org'],
  ['FMI_URL', 'an http or https address'],
  ['WIKIPEDIA_URL', 'an http or https address, with {lang} where the language goes'],
  ['WIKIDATA_URL', 'an http or https address'],
  ['LIPAS_URL', 'an http or https address'],
  ['OSM_URL', 'the http or https address of an .osm.pbf file'],
  ['BOUNDARIES_URL', 'an http or https address of GeoJSON'],
  ['PLACES_URL', 'an http or https address of GeoJSON'],
  ['BASEMAP', '"auto" or "embedded"'],
  ['MML_URL', 'an http or https address'],
  ['BASEMAP_LAYERS', `names of map services, separated by commas: ${Object.keys(OUTSIDE_LAYERS).join(', ')}`],
  ['BASEMAP_TILES', 'the path of a .pmtiles archive, or the http or https address of a TileJSON'],
  ['TRUST_PROXY', 'the number of own proxies in front, 0 to 10'],
  ['RATE_LIMITS', '"on" or "off"'],
  ['DATA_UPDATE', 'a time of day, such as 04:00'],
  ['DATA_VERSIONS', 'a whole number from 2 to 20'],
  ['STARTER', '"full" or "places"'],
  ['HOME_VIEW', 'zoom, longitude and latitude, such as 11.2,24.46654,60.99486'],
]);
