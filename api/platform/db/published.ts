import type { Bounds } from '#common/geo/bounds.ts';

/** An imported archive of heights. */
export interface ElevationModel {
  readonly version: string;
  /** False: another one has replaced it, and open pages show it for a while. */
  readonly isLive: boolean;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly tilePx: number;
  readonly bounds: Bounds;
  readonly attribution: string;
}

/** The published data sets; 0 stands for nothing. */
export interface PublicSets {
  /** The live data set. */
  readonly version: number;
  /** Base tiles of the live data set. */
  readonly baseTileSet: number;
  /** Data sets that may be asked for: the live one, and the one before, which open pages still show. */
  readonly servedVersions: ReadonlySet<number>;
  /** Base tiles that may be asked for: of the live data set and of the one before. */
  readonly servedTileSets: ReadonlySet<number>;
  /** Archives of tiles made ahead by their names, with the views that each has. */
  readonly archives: ReadonlyMap<string, ReadonlySet<string>>;
  /** Archives of heights that may be asked for, the live one first; none where none was imported. */
  readonly elevation: readonly ElevationModel[];
  /** Another text whenever moderators have hidden, shown or decided something, or people have deleted something. */
  readonly shown: string;
  /** Another text whenever a condition changes, or a source of conditions has answered. */
  readonly conditions: string;
}

export const NOTHING_PUBLISHED: PublicSets = {
  version: 0,
  baseTileSet: 0,
  servedVersions: new Set(),
  servedTileSets: new Set(),
  archives: new Map(),
  elevation: [],
  shown: '',
  conditions: '',
};
