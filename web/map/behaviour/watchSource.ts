/** What a map tells of a tile. */
export interface TileEvent {
  readonly sourceId: string;
  readonly tile?: unknown;
}

type TileEventType = 'sourcedataloading' | 'sourcedataabort' | 'sourcedata';

/** What of a MapLibre map is watched. */
export interface WatchedMap {
  readonly on: (type: TileEventType, listener: (event: TileEvent) => void) => unknown;
  readonly off: (type: TileEventType, listener: (event: TileEvent) => void) => unknown;
}

/** A source that has brought none of the tiles it is asked for within this is given up. */
export const SOURCE_SILENT_MS = 3000;

/**
 * Calls `onSilent` once when tiles of a source were waited for during `SOURCE_SILENT_MS` and none came. Tiles that the map no longer
 * wants are not waited for; refused ones are, since the service may have others. Returns what ends the watch.
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
