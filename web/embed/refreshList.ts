import type { Position } from '#common/geo/bounds.ts';
import { formatCamera } from '#common/geo/camera.ts';

/** Milliseconds for which the map has to rest before its list is asked for. */
const REST_MS = 400;

let timer: number | undefined;
let asking: AbortController | undefined;

/** Puts the places of the shown part of the map into the list, once the map rests. */
export function refreshList(list: string, zoom: number, [lon = 0, lat = 0]: readonly number[]): void {
  clearTimeout(timer);
  asking?.abort();
  timer = window.setTimeout(() => void replace(list, zoom, [lon, lat]), REST_MS);
}

/** The server writes the list, here as in the page itself: it is taken out of the embed of the new position. */
async function replace(list: string, zoom: number, centre: Position): Promise<void> {
  asking = new AbortController();
  const { signal } = asking;
  const address = `${list}&pos=${formatCamera({ zoom, centre })}`;
  try {
    const answer = await fetch(address, { signal, credentials: 'omit' });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of ['content', 'credits']) {
      const found = page.getElementById(part);
      if (found !== null) document.getElementById(part)?.replaceWith(found);
    }
  } catch {
    // The older list stays where there is no network, or while a newer one is asked for.
  }
}
