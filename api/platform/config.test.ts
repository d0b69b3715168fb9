import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './configError.ts';
import { projectRoot } from './paths.ts';

describe('the environment', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrls: [],
      databasePool: 12,
      databaseTimeoutS: 8,
      cdnPurgeUrl: null,
      role: 'all',
      dataDir: path.join(projectRoot, '.data'),
      shutdownGraceS: 5,
      tilesUrl: null,
      smtpUrl: null,
      mailFrom: 'Taival <no-reply@localhost>',
      feedbackTo: null,
      bucket: null,
      fmiUrl: 'https://opendata.fmi.fi/wfs',
      fmiWarningsUrl: 'https://alerts.fmi.fi/cap/feed/rss_fi-FI.rss',
      maintenanceSources: [expect.objectContaining({ key: 'helsinki', form: 'serviceMap' })],
      wikipediaUrl: 'https://{lang}.wikipedia.org',
      wikidataUrl: 'https://www.wikidata.org',
      commonsUrl: 'https://commons.wikimedia.org',
      pushServices: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
      webhookOrigins: [],
      lipasUrl: 'https://api.lipas.fi/v2',
      osmUrl: 'https://download.geofabrik.de/europe/finland-latest.osm.pbf',
      boundariesUrl: expect.stringMatching(/^https:\/\/geo\.stat\.fi\/.*typeNames=tilastointialueet:kunta1000k&/),
      placesUrl: null,
      landSurveyFiles: null,
      outsideMaps: { landSurvey: null, layers: [] },
      baseTiles: null,
      elevationUrl: null,
      dumps: true,
      embedAncestors: '*',
      trustProxy: 0,
      rateLimits: true,
      adminSecondFactor: false,
      readOnly: false,
      staff: null,
      backup: { to: null, time: '02:30', key: null, keyFile: null, keep: 14 },
      metrics: null,
      otlpEndpoint: null,
      dataUpdate: null,
      importMemoryMb: 1024,
      heldVersions: 3,
      starter: 'full',
      homeView: null,
    });
  });

  test('an empty value counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: null });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['HOST', 'nosuch host'],
    ['HOST', 'localhost:'],
    ['HOST', '[::1]'],
    ['HOST', '999.1.1.1'],
    ['METRICS_HOST', 'localhost:9464'],
    ['METRICS_PORT', '-1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'mysql://localhost/x'],
    ['DATABASE_REPLICA_URLS', 'postgresql://a/b,replica'],
    ['DATABASE_POOL', '1'],
    ['CDN_PURGE_URL', 'cdn.example'],
    ['ROLE', 'worker'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'Taival <no-reply>'],
    ['FEEDBACK_TO', 'Taival <a@b.example>'],
    ['FMI_URL', 'opendata'],
    ['FMI_WARNINGS_URL', 'ftp://alerts.example/feed.rss'],
    ['MAINTENANCE_SOURCES', 'helsinki espoo'],
    ['MAINTENANCE_SOURCES', 'helsinki=ftp://api.example'],
    ['OSM_URL', 'ftp://download.example'],
    ['STARTER', 'none'],
    ['DATA_UPDATE', '4:00'],
    ['DATA_UPDATE', '24:00'],
    ['DATA_UPDATE', '03:30'],
    ['HOME_VIEW', '11.2,24.46654'],
    ['HOME_VIEW', '11.2,240,61'],
    ['WIKIPEDIA_URL', 'file:///{lang}'],
    ['WIKIDATA_URL', 'ftp://wikidata.example'],
    ['COMMONS_URL', 'commons'],
    ['BASEMAP', 'google'],
    ['BASEMAP_LAYERS', 'eox,google'],
    ['MML_URL', 'maps'],
    ['MML_FILES_URL', 'files'],
    ['BASEMAP_TILES', 'finland.mbtiles'],
    ['BASEMAP_TILES', 's3://bucket/finland.pmtiles'],
    ['BASEMAP_TILES', 'javascript:alert(1)'],
    ['ELEVATION_URL', 'heights.pmtiles'],
    ['PUSH_SERVICES', 'https://push.example/path'],
    ['PUSH_SERVICES', '*'],
    ['WEBHOOK_ORIGINS', 'https://hooks.example/path'],
    ['TILES_URL', 'tiles.example'],
    ['TILES_URL', 'ftp://tiles.example'],
    ['TILES_URL', 'https://tiles.example/?key=a'],
    ['TILES_URL', "https://tiles.example/'; script-src *"],
    ['RATE_LIMITS', 'maybe'],
    ['DATA_VERSIONS', '1'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://example.org/taival'],
    ['PUBLIC_URL', 'https://example.org/?a=b'],
    ['PUBLIC_URL', 'https://example.org/#a'],
    ['PUBLIC_URL', 'https://user@example.org'],
  ])('%s=%s is refused in a sentence that names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} is not usable: it takes (?!another).+[.]$`),
    );
  });

  test('sources of maintenance are switched on by name, and asked at another address where one is given', () => {
    const keysOf = (text: string) =>
      readConfig({ MAINTENANCE_SOURCES: text }).maintenanceSources.map(({ key, url }) => [key, new URL(url).host]);
    expect(keysOf('')).toEqual([]);
    expect(keysOf('helsinki outdoors-oulu')).toEqual([
      ['helsinki', 'api.hel.fi'],
      ['outdoors-oulu', 'oulu.fluentprogress.fi'],
    ]);
    expect(keysOf('helsinki=https://mirror.example/?service=191,318')).toEqual([['helsinki', 'mirror.example']]);
  });

  test('push services are hosts or origins; nothing means none', () => {
    const servicesOf = (text: string) => readConfig({ PUSH_SERVICES: text }).pushServices;
    expect(servicesOf('')).toEqual([]);
    expect(servicesOf(' *.push.apple.com  http://127.0.0.1:4010')).toEqual([
      '*.push.apple.com',
      'http://127.0.0.1:4010',
    ]);
  });

  test('base tiles come from an archive, relative to the project, or from a TileJSON', () => {
    expect(readConfig({ BASEMAP_TILES: '../tiles/finland.pmtiles' }).baseTiles).toEqual({
      kind: 'archive',
      file: path.resolve(projectRoot, '../tiles/finland.pmtiles'),
    });
    expect(readConfig({ BASEMAP_TILES: 'https://tiles.example/finland.json', BASEMAP: 'auto' }).baseTiles).toEqual({
      kind: 'tileJson',
      url: new URL('https://tiles.example/finland.json'),
    });
  });

  test('a map that never leaves the server takes no TileJSON', () => {
    expect(readConfig({ BASEMAP: 'embedded', BASEMAP_TILES: 'finland.pmtiles' }).baseTiles?.kind).toBe('archive');
    expect(() => readConfig({ BASEMAP: 'embedded', BASEMAP_TILES: 'https://tiles.example/finland.json' })).toThrow(
      /^The environment variable BASEMAP_TILES is not usable: with BASEMAP=embedded .+\.$/,
    );
  });

  test('tiles come from elsewhere only where the operator says so, and the map may leave the server', () => {
    expect(readConfig({}).tilesUrl).toBeNull();
    expect(readConfig({ TILES_URL: 'https://cdn.example/taival/' }).tilesUrl).toBe('https://cdn.example/taival');
    expect(() => readConfig({ BASEMAP: 'embedded', TILES_URL: 'https://cdn.example' })).toThrow(
      /^The environment variable TILES_URL is not usable: with BASEMAP=embedded .+\.$/,
    );
  });

  test('the services outside are those that the operator has chosen', () => {
    expect(readConfig({ MML_API_KEY: 'k', BASEMAP_LAYERS: ' eox, eox' }).outsideMaps).toEqual({
      landSurvey: { url: 'https://avoin-karttakuva.maanmittauslaitos.fi', key: 'k' },
      layers: ['eox'],
    });
    expect(readConfig({ MML_API_KEY: 'k', MML_URL: 'http://127.0.0.1:7000/' }).outsideMaps.landSurvey?.url).toBe(
      'http://127.0.0.1:7000',
    );
    expect(readConfig({ MML_URL: 'http://127.0.0.1:7000/' }).outsideMaps.landSurvey).toBeNull();
  });

  test('with the embedded map no other map service is asked, whichever are set', () => {
    expect(readConfig({ BASEMAP: 'embedded', MML_API_KEY: 'k', BASEMAP_LAYERS: 'eox' }).outsideMaps).toEqual({
      landSurvey: null,
      layers: [],
    });
  });

  test.each(['0.0.0.0', '::', '::1', 'localhost', 'web-1.internal'])('the server can listen on %s', (host) => {
    expect(readConfig({ HOST: host })).toMatchObject({ host });
  });

  test('a process with jobs alone has to know the address of visitors, to which links in mails lead', () => {
    expect(() => readConfig({ ROLE: 'jobs' })).toThrow('The environment variable PUBLIC_URL is needed with ROLE=jobs');
    expect(readConfig({ ROLE: 'jobs', PUBLIC_URL: 'https://taival.example' })).toMatchObject({ role: 'jobs' });
  });

  test.each([
    ['https://taival.example/', 'https://taival.example'],
    ['https://Taival.example:443', 'https://taival.example'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ])('the PUBLIC_URL %s is the origin %s', (value, origin) => {
    expect(readConfig({ PUBLIC_URL: value }).publicUrl).toBe(origin);
  });
});

describe('who may frame embeds', () => {
  test.each(['*', 'none', 'https://a.example http://localhost:8080 https://*.b.example'])('can be %j', (value) => {
    expect(readConfig({ EMBED_ANCESTORS: value }).embedAncestors).toBe(value);
  });

  test.each(["'unsafe'", '* https://a.example', 'https://a.example; script-src *', 'a.example'])(
    'cannot be %j',
    (value) => {
      expect(() => readConfig({ EMBED_ANCESTORS: value })).toThrow('EMBED_ANCESTORS');
    },
  );
});
