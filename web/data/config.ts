/** Settings that the server writes into the page for the client. */
interface Config {
  /** Base maps to choose from, in the map's own format; null: only the built-in base map. */
  readonly basemap: unknown;
}

const EMPTY: Config = { basemap: null };

/**
 * Reads the JSON of `<script id="taival-config">`. Where a setting is missing or the JSON is broken, the default is
 * used.
 */
export function parseConfig(json: string): Config {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return EMPTY;
  }
  return typeof value === 'object' && value !== null && 'basemap' in value ? { basemap: value.basemap ?? null } : EMPTY;
}

export const config: Config = parseConfig(document.getElementById('taival-config')?.textContent ?? '');
