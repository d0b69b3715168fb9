import { addProtocol, AJAXError } from 'maplibre-gl';
import { type Ask, tilesFrom } from '#web/data/tiles/tilesFrom.ts';

// Loaded only where the operator has tiles asked for at another server (TILES_URL).

/** How the style names tiles that this module fetches: before their paths. */
const PROTOCOL = 'elsewhere';

/** The address under which MapLibre has tiles fetched by this module; that of another server stays. */
export function protocolAddress(tiles: string): string {
  return tiles.startsWith('/') ? `${PROTOCOL}:/${tiles}` : tiles;
}

/**
 * Has MapLibre ask for tiles at `url` first, and answers what does so for other layers. A service worker in charge of
 * the page does it itself, under the addresses of this server, and caches them.
 */
export function startElsewhere(url: string): Ask {
  const direct = tilesFrom(url);
  const ask: Ask = (path, init) =>
    navigator.serviceWorker?.controller ? fetch(path, init) : direct(path, { ...init, credentials: 'omit' });
  addProtocol(PROTOCOL, async (asked, { signal }) => {
    const response = await ask(asked.url.slice(`${PROTOCOL}:/`.length), { signal });
    if (!response.ok) throw new AJAXError(response.status, response.statusText, asked.url, await response.blob());
    return {
      data: await response.arrayBuffer(),
      cacheControl: response.headers.get('cache-control'),
      expires: response.headers.get('expires'),
    };
  });
  return ask;
}
