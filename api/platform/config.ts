import path from 'node:path';
import { z } from 'zod';
import { isOutsideLayer, type OutsideMaps } from '#common/baseMap.ts';
import { type Camera, parseCamera } from '#common/geo/camera.ts';
import { type Bucket, bucketOf } from './bucket.ts';
import { httpUrl, listeningHost, origin } from './configAddresses.ts';
import { type BackupConfig, backupConfig, backupVariables } from './configBackup.ts';
import { ConfigError } from './configError.ts';
import { type GrowingConfig, growingConfig, growingVariables, refuseJobsWithoutOrigin } from './configGrowing.ts';
import {
  type BaseTilesChoice,
  baseTilesChoice,
  type LandSurveyFiles,
  landSurveyFiles,
  outsideMaps,
  refuseOutsideTiles,
} from './configMaps.ts';
import { type ServicesConfig, serviceVariables, servicesConfig } from './configServices.ts';
import { type StaffConfig, staffConfig, staffVariables } from './configStaff.ts';
import { EXPECTED } from './configTexts.ts';
import { type WatchingConfig, watchingConfig, watchingVariables } from './configWatching.ts';
import { NIGHTLY_TIME } from './nightly.ts';
import { projectRoot } from './paths.ts';

const ADDRESS = /^[^<>@,;\s]+@[^<>@,;\s]+$/;
/** An e-mail address, with or without a display name before it. */
const MAILBOX = /^(?:[^<>,;\r\n]*<[^<>@,;\s]+@[^<>@,;\s]+>|[^<>@,;\s]+@[^<>@,;\s]+)$/;

/** A list of names separated by commas. */
const namesOf = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** `*`, `none`, or origins with spaces between; it stands in the Content-Security-Policy of embeds. */
const EMBEDDERS = /^(?:\*|none|https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?: +https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?)*)$/;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: listeningHost,
  PUBLIC_URL: origin.optional(),
  ...growingVariables,
  ...backupVariables,
  ...watchingVariables,
  DATA_DIR: z.string().min(1).default('.data'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(MAILBOX).default('Taival <no-reply@localhost>'),
  FEEDBACK_TO: z.string().regex(ADDRESS).optional(),
  FILES_URL: z
    .string()
    .transform(bucketOf)
    .refine((bucket) => bucket !== null)
    .optional(),
  ...serviceVariables,
  LIPAS_URL: httpUrl.default('https://api.lipas.fi/v2'),
  OSM_URL: httpUrl.default('https://download.geofabrik.de/europe/finland-latest.osm.pbf'),
  BOUNDARIES_URL: httpUrl.default(
    'https://geo.stat.fi/geoserver/tilastointialueet/wfs?service=WFS&version=2.0.0&request=GetFeature' +
      '&typeNames=tilastointialueet:kunta1000k&outputFormat=application/json&srsName=EPSG:4326',
  ),
  PLACES_URL: httpUrl.optional(),
  ELEVATION_URL: httpUrl.optional(),
  MML_API_KEY: z.string().min(1).optional(),
  MML_URL: httpUrl.default('https://avoin-karttakuva.maanmittauslaitos.fi'),
  MML_FILES_URL: httpUrl.default('https://avoin-paikkatieto.maanmittauslaitos.fi/tiedostopalvelu/ogcproc/v1'),
  BASEMAP: z.enum(['auto', 'embedded']).default('auto'),
  BASEMAP_LAYERS: z
    .string()
    .transform(namesOf)
    .refine((names) => names.every(isOutsideLayer))
    .default([]),
  BASEMAP_TILES: z.union([httpUrl, z.string().regex(/^(?!\w+:\/\/).+\.pmtiles$/i)]).optional(),
  EMBED_ANCESTORS: z.string().regex(EMBEDDERS).default('*'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  READ_ONLY: z.enum(['0', '1']).default('0'),
  ...staffVariables,
  IMPORT_MEMORY: z.coerce.number().int().min(512).max(65_536).default(1024),
  DATA_VERSIONS: z.coerce.number().int().min(2).max(20).default(3),
  DUMPS: z.enum(['on', 'off']).default('on'),
  DATA_UPDATE: z.string().regex(NIGHTLY_TIME).optional(),
  STARTER: z.enum(['full', 'places']).default('full'),
  HOME_VIEW: z
    .string()
    .transform(parseCamera)
    .refine((camera) => camera !== null)
    .optional(),
});

/** Names of all variables that are read. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

export interface Config extends GrowingConfig, ServicesConfig, WatchingConfig {
  readonly port: number;
  readonly host: string;
  /** Origin of links in mails and canonical URLs, without a trailing slash; null = from host and port. */
  readonly publicUrl: string | null;
  /** Absolute. */
  readonly dataDir: string;
  /** Null = each mail is a file below `dataDir`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** E-mail address that receives feedback. */
  readonly feedbackTo: string | null;
  /** Null = files lie below `dataDir`. */
  readonly bucket: Bucket | null;
  readonly lipasUrl: string;
  /** Files of all of Finland, for `npm run data`. */
  readonly osmUrl: string;
  readonly boundariesUrl: string;
  /** Null = the names of the starter set stay. */
  readonly placesUrl: string | null;
  /** The land survey's service of files, for `npm run data`; null = no key. */
  readonly landSurveyFiles: LandSurveyFiles | null;
  /** Services outside that the visitor's browser may load map data from. */
  readonly outsideMaps: OutsideMaps;
  /** Null = our own base tiles. */
  readonly baseTiles: BaseTilesChoice | null;
  /** A PMTiles archive of heights of another server, used where none was imported; null = none. */
  readonly elevationUrl: string | null;
  /** Which sites may show embeds: `*`, `none`, or origins with spaces between. */
  readonly embedAncestors: string;
  readonly trustProxy: number;
  readonly rateLimits: boolean;
  /** Admins have no rights without a second factor. */
  readonly adminSecondFactor: boolean;
  /** Nobody may change anything. */
  readonly readOnly: boolean;
  readonly staff: StaffConfig | null;
  readonly backup: BackupConfig;
  /** Time of day in Finland, `04:00`, at which the data are brought up to date; null = by hand. */
  readonly dataUpdate: string | null;
  /** Memory that an import may take, megabytes. */
  readonly importMemoryMb: number;
  /** How many versions of the data set are held, with which publishes can be undone. */
  readonly heldVersions: number;
  /** Each version's places are written as files for others. */
  readonly dumps: boolean;
  /** The content for an empty database: the starter places alone, or also the centre of a town with its map. */
  readonly starter: 'full' | 'places';
  /** Where the map stands at first; null = where there is something to see. */
  readonly homeView: Camera | null;
}

/** Reads the variables of DESIGN §2; an empty value counts as unset, but of some services. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const value = valuesOf(env);
  const baseTiles = baseTilesChoice(value.BASEMAP_TILES);
  refuseOutsideTiles(value, baseTiles);
  refuseJobsWithoutOrigin(value);
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? null,
    ...growingConfig(value),
    dataDir: path.resolve(projectRoot, value.DATA_DIR),
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    feedbackTo: value.FEEDBACK_TO ?? null,
    bucket: value.FILES_URL ?? null,
    ...servicesConfig(value, (name) => env[name] === ''),
    lipasUrl: value.LIPAS_URL.replace(/\/+$/, ''),
    osmUrl: value.OSM_URL,
    boundariesUrl: value.BOUNDARIES_URL,
    placesUrl: value.PLACES_URL ?? null,
    landSurveyFiles: landSurveyFiles(value),
    outsideMaps: outsideMaps(value),
    baseTiles,
    elevationUrl: value.ELEVATION_URL ?? null,
    embedAncestors: value.EMBED_ANCESTORS,
    trustProxy: value.TRUST_PROXY,
    rateLimits: value.RATE_LIMITS === 'on',
    adminSecondFactor: value.ADMIN_SECOND_FACTOR === 'required',
    readOnly: value.READ_ONLY === '1',
    staff: staffConfig(value),
    backup: backupConfig(value),
    ...watchingConfig(value),
    dataUpdate: value.DATA_UPDATE ?? null,
    importMemoryMb: value.IMPORT_MEMORY,
    heldVersions: value.DATA_VERSIONS,
    dumps: value.DUMPS === 'on',
    starter: value.STARTER,
    homeView: value.HOME_VIEW ?? null,
  };
}

function valuesOf(env: Readonly<Record<string, string | undefined>>): z.infer<typeof environment> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(set);
  if (parsed.success) return parsed.data;
  const name = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ConfigError(
    `The environment variable ${name} is not usable: it takes ${EXPECTED.get(name) ?? 'another value'}.`,
  );
}
