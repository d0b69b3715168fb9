import { config } from '#web/data/config.ts';

/** Reads `tilesUrl` of the settings of the map; null: tiles are this server's. */
function parseTilesUrl(basemap: unknown): string | null {
  if (typeof basemap !== 'object' || basemap === null || !('tilesUrl' in basemap)) return null;
  return typeof basemap.tilesUrl === 'string' ? basemap.tilesUrl : null;
}

/** Where the operator has tiles asked for first. */
export const TILES_URL: string | null = parseTilesUrl(config.basemap);
