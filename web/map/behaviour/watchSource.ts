/** Event of a map about a tile. */
export interface TileEvent {
  readonly sourceId: string;
  readonly tile?: unknown;
}

type TileEventType = 'sourcedataloading' | 'sourcedataabort' | 'sourcedata';

/** The part of a MapLibre map that is watched. */
export interface WatchedMap {
  readonly on: (type: TileEventType, listener: (event: TileEvent) => void) => unknown;
  readonly off: (type: TileEventType, listener: (event: TileEvent) => void) => unknown;
}

/** A source that has brought none of the tiles it is asked for within this is given up. */
export const SOURCE_SILENT_MS = 3000;

/**
 * Calls `onSilent` once when the map has requested tiles of a source and none has come within `SOURCE_SILENT_MS`. A
 * tile that the map has aborted no longer counts as requested; a refused tile does, since the service may have others.
 * Returns a function that ends the watch.
 */
export function watchSource(map: WatchedMap, sourceId: string, onSilent: () => void): () => void {
  const awaited = new Set<unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const onLoading = ({ sourceId: id, tile }: TileEvent) => {
    if (id !== sourceId || !tile) return;
    awaited.add(tile);
    timer ??= setTimeout(() => {
      stop();
      onSilent();
    }, SOURCE_SILENT_MS);
  };
  const onAbort = ({ sourceId: id, tile }: TileEvent) => {
    if (id !== sourceId || !tile) return;
    awaited.delete(tile);
    if (awaited.size === 0) rest();
  };
  const onData = ({ sourceId: id, tile }: TileEvent) => {
    if (id !== sourceId || !tile) return;
    awaited.clear();
    rest();
  };
  map.on('sourcedataloading', onLoading);
  map.on('sourcedataabort', onAbort);
  map.on('sourcedata', onData);
  const stop = () => {
    rest();
    map.off('sourcedataloading', onLoading);
    map.off('sourcedataabort', onAbort);
    map.off('sourcedata', onData);
  };
  return stop;
}
