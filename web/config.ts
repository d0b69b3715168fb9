import type { BaseTilesSource } from '#common/baseMap.ts';

/** What the server writes into the page for the client. */
export interface Config {
  /** The base maps on offer, as the map understands them; null: only its own. */
  readonly basemap: unknown;
  /** Where the base map's tiles are; null where the server did not say. */
  readonly baseTiles: BaseTilesSource | null;
}

const EMPTY: Config = { basemap: null, baseTiles: null };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the JSON of `<script id="taival-config">`; what is missing or broken counts as not said. */
export function parseConfig(json: string): Config {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return EMPTY;
  }
  return isRecord(value) ? { basemap: value.basemap ?? null, baseTiles: baseTilesOf(value.baseTiles) } : EMPTY;
}

function baseTilesOf(value: unknown): BaseTilesSource | null {
  if (!isRecord(value) || typeof value.tiles !== 'string' || typeof value.maxZoom !== 'number') return null;
  return { tiles: value.tiles, maxZoom: value.maxZoom, attribution: typeof value.attribution === 'string' ? value.attribution : null };
}

export const config: Config = parseConfig(document.getElementById('taival-config')?.textContent ?? '');
