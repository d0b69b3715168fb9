import type pg from 'pg';
import { FILES } from '#api/backup/archive/contents.ts';
import type { ArchiveWriter } from '#api/backup/archive/writeArchive.ts';
import { inFileStore } from '#api/backup/core/fileStore.ts';
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
  /** Absent files of pictures that were deleted since the snapshot, are rejected, or come from Wikimedia Commons. */
  readonly missing: number;
  /** A file of each needed picture of which the store lacks files. */
  readonly lost: readonly string[];
}

interface Saving {
  readonly db: Database;
  readonly files: Files;
  readonly progress: Progress;
}

/** Pictures that are read at the same time. */
const AT_ONCE = 4;

/** Adds the files of pictures. Those that are not there are left out and counted. */
export async function saveFiles(
  { db, files, progress }: Saving,
  archive: ArchiveWriter,
  pictures: readonly Picture[],
): Promise<SavedFiles> {
  const saved = { count: 0, bytes: 0, missing: 0 };
  const lost: string[] = [];
  for (let at = 0; at < pictures.length; at += AT_ONCE) {
    const batch = pictures.slice(at, at + AT_ONCE);
    for (const { contents, isNeeded } of await Promise.all(batch.map((picture) => readPicture(db, files, picture)))) {
      const absent = contents.filter(([, bytes]) => bytes === null);
      if (!isNeeded) saved.missing += absent.length;
      else if (absent[0] !== undefined) lost.push(absent[0][0]);
      for (const [key, bytes] of contents) {
        if (bytes === null) continue;
        await archive.add(FILES + key, bytes);
        saved.count += 1;
        saved.bytes += bytes.length;
      }
    }
    progress('Saving photos', Math.min(at + AT_ONCE, pictures.length), pictures.length, 'photos');
  }
  return { ...saved, lost };
}

type Contents = readonly (readonly [key: string, bytes: Uint8Array | null])[];

interface PictureRow {
  readonly filename: string;
  /**
   * Whether people would miss its files: not those of a rejected photo, which nobody is shown, nor of one of Wikimedia
   * Commons, which are there still.
   */
  readonly isNeeded: boolean;
}

interface ReadPicture extends Pick<PictureRow, 'isNeeded'> {
  readonly contents: Contents;
}

async function readPicture(db: Database, files: Files, picture: Picture): Promise<ReadPicture> {
  let { filename } = picture;
  for (;;) {
    const contents = await readAll(files, keysOf({ ...picture, filename }), keysOf(picture));
    if (contents.every(([, bytes]) => bytes !== null)) return { contents, isNeeded: true };
    // A deletion takes the row before the files: a row that stands after its files were not found has lost them.
    const row = await rowNow(db, picture);
    if (row === null || row.filename === filename) return { contents, isNeeded: row?.isNeeded ?? false };
    // An approval moves a photo to a new name. The row of the snapshot has the old one, so its files go by that.
    ({ filename } = row);
  }
}

/** The row of a picture by now; null where it is gone, and the files with it. */
async function rowNow({ prisma }: Database, { filename, photo }: Picture): Promise<PictureRow | null> {
  if (photo === null) {
    const users = await prisma.user.count({ where: { profileImage: filename } });
    return users > 0 ? { filename, isNeeded: true } : null;
  }
  const select = { filename: true, own: true, state: true } as const;
  const row = await prisma.image.findUnique({ where: { id: photo.id }, select });
  return row && { filename: row.filename, isNeeded: row.own && row.state !== 'REJECTED' };
}

function readAll(files: Files, from: readonly string[], keys: readonly string[]): Promise<Contents> {
  return Promise.all(
    from.map(async (key, at) => [keys[at] ?? key, await inFileStore(readIfThere(files, key))] as const),
  );
}
