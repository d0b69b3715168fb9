import path from 'node:path';
import { isOutsideLayer, NO_OUTSIDE_MAPS, type OutsideMaps } from '#common/baseMap.ts';
import { ConfigError } from './configError.ts';
import { projectRoot } from './paths.ts';

/** Base tiles that replace our own: a PMTiles archive (absolute path) or the URL of a TileJSON. */
export type BaseTilesChoice =
  | { readonly kind: 'archive'; readonly file: string }
  | { readonly kind: 'tileJson'; readonly url: URL };

interface MapVariables {
  readonly BASEMAP: 'auto' | 'embedded';
  readonly MML_API_KEY?: string | undefined;
  readonly MML_URL: string;
  readonly MML_FILES_URL: string;
  readonly BASEMAP_LAYERS: readonly string[];
}

/** The land survey's service of files, which takes the same key as its maps. */
export interface LandSurveyFiles {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
}

/** Null without a key. */
export function landSurveyFiles({ MML_API_KEY, MML_FILES_URL }: MapVariables): LandSurveyFiles | null {
  return MML_API_KEY === undefined ? null : { url: MML_FILES_URL.replace(/\/+$/, ''), key: MML_API_KEY };
}

/** The services outside that the visitor's browser may load map data from. */
export function outsideMaps({ BASEMAP, MML_API_KEY, MML_URL, BASEMAP_LAYERS }: MapVariables): OutsideMaps {
  if (BASEMAP === 'embedded') return NO_OUTSIDE_MAPS;
  return {
    landSurvey: MML_API_KEY === undefined ? null : { url: MML_URL.replace(/\/+$/, ''), key: MML_API_KEY },
    layers: [...new Set(BASEMAP_LAYERS.filter(isOutsideLayer))],
  };
}

/** Where base tiles come from in place of our own; null: nothing is named. */
export function baseTilesChoice(value: string | undefined): BaseTilesChoice | null {
  if (value === undefined) return null;
  return /^https?:/i.test(value)
    ? { kind: 'tileJson', url: new URL(value) }
    : { kind: 'archive', file: path.resolve(projectRoot, value) };
}

/** Throws ConfigError where the embedded map is asked for, and tiles of another server too. */
export function refuseOutsideTiles(
  { BASEMAP, TILES_URL }: { readonly BASEMAP: string; readonly TILES_URL?: string | undefined },
  baseTiles: BaseTilesChoice | null,
): void {
  if (BASEMAP === 'embedded' && TILES_URL !== undefined) {
    throw new ConfigError(
      'The environment variable TILES_URL is not usable: with BASEMAP=embedded nothing is asked of another server.',
    );
  }
  if (BASEMAP === 'embedded' && baseTiles?.kind === 'tileJson') {
    throw new ConfigError(
      'The environment variable BASEMAP_TILES is not usable: with BASEMAP=embedded nothing is asked of another ' +
        'server, so it takes the path of a .pmtiles archive.',
    );
  }
}
