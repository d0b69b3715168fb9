/** Name of the archive of a version's attraction tiles, which is a file for each view. */
export function attractionArchive(version: number): string {
  return `attractions/${version}`;
}

/** Name of the archive of base tiles, by the version in their address. */
export function baseArchive(version: string): string {
  return `base/${version}`;
}

/** Name of the archive of heights, by the version in the tiles' address. */
export function elevationArchive(version: string): string {
  return `elevation/${version}`;
}

/** Where the store has all archives. */
export const ARCHIVES_FOLDER = 'tiles';

/** Where those of heights are: an import looks after them, and no version of the places. */
export const ELEVATION_FOLDER = `${ARCHIVES_FOLDER}/elevation`;

/**
 * The key of an archive's file: the address of its tiles without their numbers, so that programs which serve archives
 * from a bucket serve them under the addresses that this server has.
 */
export function archiveKey(name: string, view?: string): string {
  return `${ARCHIVES_FOLDER}/${name}${view === undefined ? '' : `/${view}`}.pmtiles`;
}
