import { PMTiles, type Source } from 'pmtiles';
import type { Files } from '#api/platform/files/files.ts';
import { startUpstream, type Upstream } from './upstream.ts';

/** Serves tiles out of the archives of a store, as the programs of the PMTiles project do before a bucket. */
export interface ArchiveServer extends Pick<Upstream, 'url'> {
  /** What was answered: status and path. */
  readonly answered: readonly string[];
  /** From now on requests are refused with 503, or answered. */
  refuse(isRefused: boolean): void;
  close(): void;
}

/** `/NAME/Z/X/Y.mvt` is a tile of the archive `NAME.pmtiles`; 204 where it has none, 404 beyond its zooms. */
const TILE = /^\/([\w!\-.*'()/]+)\/(\d+)\/(\d+)\/(\d+)\.mvt$/;

export async function startArchiveServer(files: Files): Promise<ArchiveServer> {
  const answered: string[] = [];
  let isRefused = false;
  const answer = async (path: string): Promise<{ status: number; body?: Uint8Array }> => {
    const [, name = '', ...numbers] = TILE.exec(path) ?? [];
    const [z = 0, x = 0, y = 0] = numbers.map(Number);
    const key = `${name}.pmtiles`;
    if (isRefused) return { status: 503 };
    if (name === '' || !(await files.exists(key))) return { status: 404 };
    const archive = new PMTiles(sourceOf(files, key));
    const { minZoom, maxZoom } = await archive.getHeader();
    if (z < minZoom || z > maxZoom) return { status: 404 };
    const found = await archive.getZxy(z, x, y);
    return found === undefined ? { status: 204 } : { status: 200, body: new Uint8Array(found.data) };
  };
  const upstream = await startUpstream((_request, response, url) => {
    void (async () => {
      const { status, body } = await answer(url.pathname);
      answered.push(`${status} ${url.pathname}`);
      response.writeHead(status, {
        'access-control-allow-origin': '*',
        ...(status < 300 && { 'cache-control': 'public, max-age=86400' }),
        ...(status === 200 && { 'content-type': 'application/vnd.mapbox-vector-tile' }),
      });
      response.end(body);
    })();
  });
  return {
    url: upstream.url,
    answered,
    refuse: (refused) => {
      isRefused = refused;
    },
    close: () => upstream.close(),
  };
}

function sourceOf(files: Files, key: string): Source {
  return {
    getKey: () => key,
    getBytes: async (offset, length) => ({ data: new Uint8Array(await files.readRange(key, offset, length)).buffer }),
  };
}
