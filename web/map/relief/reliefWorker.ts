import type { ReliefReply, ReliefRequest } from './asks.ts';
import { HeightReader } from './readHeights.ts';

// Runs beside the page: a tile takes a slow phone a hundred milliseconds.

let reader: { readonly tiles: string; readonly heights: HeightReader } | null = null;

function readerOf({ source }: ReliefRequest): HeightReader {
  if (reader?.tiles !== source.tiles) reader = { tiles: source.tiles, heights: new HeightReader(source) };
  return reader.heights;
}

async function answer(request: ReliefRequest, aborting: AbortController): Promise<[unknown, Transferable[]]> {
  const { ask } = request;
  const heights = readerOf(request);
  switch (ask.what) {
    case 'shading': {
      const picture = await heights.shading(ask.tile, ask.theme, aborting);
      return [picture, picture === null ? [] : [picture]];
    }
    case 'contours': {
      const tile = await heights.contours(ask.tile, aborting);
      return [tile, [tile]];
    }
    case 'heights':
      return [await heights.heights(ask.points, aborting), []];
  }
}

// What was missing without a network is asked for again.
self.addEventListener('online', () => (reader = null));

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ReliefRequest>) => {
  const aborting = new AbortController();
  const reply = (said: ReliefReply, moved: Transferable[] = []) => port?.postMessage(said, moved);
  port?.addEventListener('message', () => aborting.abort());
  port?.start();
  answer(data, aborting).then(
    ([said, moved]) => reply({ answer: said }, moved),
    (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }),
  );
});
