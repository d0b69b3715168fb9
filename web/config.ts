/** What the server writes into the page for the client. */
export interface Config {
  /** The base maps on offer, as the map understands them; null: only its own. */
  readonly basemap: unknown;
  /** Version in the paths of the base map's tiles; null where the server did not say. */
  readonly baseTilesVersion: string | null;
}

const EMPTY: Config = { basemap: null, baseTilesVersion: null };

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
  if (!isRecord(value)) return EMPTY;
  return {
    basemap: value.basemap ?? null,
    baseTilesVersion: typeof value.baseTilesVersion === 'string' ? value.baseTilesVersion : null,
  };
}

export const config: Config = parseConfig(document.getElementById('taival-config')?.textContent ?? '');
