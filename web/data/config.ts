import { type Camera, DEFAULT_CAMERA, parseCamera } from '#common/geo/camera.ts';

/** Settings that the server writes into the page for the client. */
interface Config {
  /** Base maps to choose from, in the map's own format; null: only the built-in base map. */
  readonly basemap: unknown;
  /** Where the map stands for who has not been here before. */
  readonly home: Camera;
  /** Nothing but the starter set has been published. */
  readonly starter: boolean;
  /** Staff log in by an issuer of the operator's. */
  readonly staffLogin: boolean;
  /** No other site may show embeds. */
  readonly noEmbeds: boolean;
}

/**
 * Reads the JSON of `<script id="taival-config">`. Where a setting is missing or the JSON is broken, the default is
 * used.
 */
export function parseConfig(json: string): Config {
  const { basemap = null, home, starter, staffLogin, noEmbeds } = read(json);
  return {
    basemap,
    home: parseCamera(String(home)) ?? DEFAULT_CAMERA,
    starter: starter === true,
    staffLogin: staffLogin === true,
    noEmbeds: noEmbeds === true,
  };
}

function read(json: string): Partial<Record<keyof Config, unknown>> {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

export const config: Config = parseConfig(document.getElementById('taival-config')?.textContent ?? '');
