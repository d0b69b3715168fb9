import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { dumpKey, dumpTag, type DumpManifest } from '#api/domain/dumps/dump.ts';
import { type ServedDump, servedDump } from '#api/domain/dumps/dumpsSql.ts';
import { CACHE, etagOf, sendCached, tagged } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import { type RangedFile, sendRanged } from '#api/http/core/ranges.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Files } from '#api/platform/files/files.ts';
import { archiveKey } from '#api/platform/pmtiles/archiveNames.ts';

export interface DumpRouteOptions {
  /** One that does not lag: a place may have been hidden just now. */
  readonly db: Database;
  readonly files: Files;
  readonly publicUrl: string;
  readonly limit: Limiter;
}

/** Path of all dumps. */
export const DUMPS_PATH = '/dumps';

/** The tiles of a dump's version, as an archive up to z12. */
const TILES = { name: 'places.pmtiles', type: 'application/vnd.pmtiles' } as const;

/**
 * Dumps of the places, and what the newest one is: 404 while it is being written. The files never change under their
 * addresses.
 */
export async function dumpRoutes(app: FastifyInstance, { db, files, publicUrl, limit }: DumpRouteOptions) {
  await publicAccess(app, ['GET', 'HEAD']);
  app.addHook('onRequest', limit);
  const schema = { hide: true };
  const find = async (name: string | null): Promise<ServedDump> => {
    const found = await servedDump(db.pool, name);
    if (found === null) throw new NotFoundError('notFound');
    return found;
  };

  app.get('/manifest.json', { schema }, async (request, reply) => {
    const body = JSON.stringify(withAddresses(await find(null), `${publicUrl}${DUMPS_PATH}`));
    tagged(reply, 'dumps').type('application/json; charset=utf-8');
    return sendCached(request, reply, body, etagOf(body), CACHE.revalidate);
  });

  app.get<{ Params: { readonly dump: string; readonly file: string } }>(
    '/:dump/:file',
    { schema, compress: false },
    async (request, reply) => {
      const { dump, file } = request.params;
      const found = await find(dump);
      const sent = file === TILES.name ? await tilesOf(files, found) : fileOf(files, found.manifest, file);
      if (sent === null) throw new NotFoundError('notFound');
      return sendRanged(request, tagged(reply, 'dumps', dumpTag(dump)), sent);
    },
  );
}

/** The manifest with the addresses of its files, and of the tiles where they may be given away. */
function withAddresses({ manifest, tiles }: ServedDump, root: string) {
  const url = (name: string) => `${root}/${manifest.dump}/${name}`;
  return {
    ...manifest,
    files: manifest.files.map((file) => ({ ...file, url: url(file.name) })),
    tiles: tiles === null ? null : { ...TILES, url: url(TILES.name) },
  };
}

function fileOf(files: Files, { dump, files: list }: DumpManifest, name: string): RangedFile | null {
  const file = list.find((one) => one.name === name);
  if (file === undefined) return null;
  const key = dumpKey(dump, name);
  const read = (start: number, length: number) => files.readRange(key, start, length);
  return { type: file.type, bytes: file.bytes, etag: `"${file.sha256.slice(0, 32)}"`, read };
}

async function tilesOf(files: Files, { manifest, tiles }: ServedDump): Promise<RangedFile | null> {
  if (tiles === null) return null;
  const key = archiveKey(tiles, 'all');
  const { contentLength, etag } = await files.getMetaData(key);
  const read = (start: number, length: number) => files.readRange(key, start, length);
  return { type: TILES.type, bytes: contentLength, etag: `"${manifest.dump}-${etag.replaceAll(/[^\w-]/g, '')}"`, read };
}
