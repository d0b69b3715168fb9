/** What the server writes into the page for the client. */
export interface Config {
  /** The base maps on offer, as the map understands them; null: only its own. */
  readonly basemap: unknown;
}

const EMPTY: Config = { basemap: null };

/** Reads the JSON of `<script id="taival-config">`; what is missing or broken counts as not said. */
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
