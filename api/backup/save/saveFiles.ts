import type pg from 'pg';
import { FILES } from '#api/backup/archive/contents.ts';
import type { ArchiveWriter } from '#api/backup/archive/writeArchive.ts';
import { photoKeys, profileKeys } from '#api/domain/photos/files/imageFiles.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Files } from '#api/platform/files/files.ts';
import { readIfThere } from '#api/platform/files/readIfThere.ts';
import type { Progress } from '#api/platform/reading.ts';

/** A photo of the snapshot, or the picture of a profile. */
interface Picture {
  readonly filename: string;
  /** Null for the picture of a profile. */
  readonly photo: { readonly id: number; readonly attractionId: number } | null;
}

/** The pictures that rows of the snapshot name. */
export async function picturesOf(client: pg.ClientBase): Promise<readonly Picture[]> {
  const photos = await client.query<{ id: number; attractionId: number; filename: string }>(
    'SELECT id, attraction_id AS "attractionId", filename FROM image ORDER BY id',
  );
  const profiles = await client.query<{ filename: string }>(
    'SELECT profile_image AS filename FROM app_user WHERE profile_image IS NOT NULL ORDER BY profile_image',
  );
  return [
    ...photos.rows.map(({ id, attractionId, filename }) => ({ filename, photo: { id, attractionId } })),
    ...profiles.rows.map(({ filename }) => ({ filename, photo: null })),
  ];
}

export function keysOf({ filename, photo }: Picture): string[] {
  return photo === null ? profileKeys(filename) : photoKeys({ ...photo, filename });
}

export interface SavedFiles {
  readonly count: number;
  readonly bytes: number;
  readonly missing: number;
}

/** Pictures that are read at the same time. */
const AT_ONCE = 4;

/** Adds the files of pictures. Those that have been deleted since the snapshot are left out and counted. */
export async function saveFiles(
  { db, files, progress }: { readonly db: Database; readonly files: Files; readonly progress: Progress },
  archive: ArchiveWriter,
  pictures: readonly Picture[],
): Promise<SavedFiles> {
  const saved = { count: 0, bytes: 0, missing: 0 };
  for (let at = 0; at < pictures.length; at += AT_ONCE) {
    const batch = pictures.slice(at, at + AT_ONCE);
    for (const contents of await Promise.all(batch.map((picture) => contentsOf(db, files, picture)))) {
      for (const [key, bytes] of contents) {
        if (bytes === null) {
          saved.missing += 1;
          continue;
        }
        await archive.add(FILES + key, bytes);
        saved.count += 1;
        saved.bytes += bytes.length;
      }
    }
    progress('Saving photos', Math.min(at + AT_ONCE, pictures.length), pictures.length, 'photos');
  }
  return saved;
}

type Contents = readonly (readonly [key: string, bytes: Uint8Array | null])[];

async function contentsOf(db: Database, files: Files, picture: Picture): Promise<Contents> {
  const contents = await readAll(files, keysOf(picture), keysOf(picture));
  if (picture.photo === null || contents.every(([, bytes]) => bytes !== null)) return contents;
  // An approval moves a photo to a new name. The row of the snapshot has the old one, so its files go by that.
  const row = await db.prisma.image.findUnique({ where: { id: picture.photo.id }, select: { filename: true } });
  if (row === null || row.filename === picture.filename) return contents;
  return readAll(files, keysOf({ ...picture, filename: row.filename }), keysOf(picture));
}

function readAll(files: Files, from: readonly string[], keys: readonly string[]): Promise<Contents> {
  return Promise.all(from.map(async (key, at) => [keys[at] ?? key, await readIfThere(files, key)] as const));
}
