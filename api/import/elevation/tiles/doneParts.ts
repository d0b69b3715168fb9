import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { writeWhole } from '#api/platform/writeWhole.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';

const donePart = z.object({
  heights: z.instanceof(Float32Array).nullable(),
  tiles: z.array(z.object({ z: z.number(), x: z.number(), y: z.number(), body: z.instanceof(Buffer) })),
});

/** A tile that was made, with all below it. */
export interface DonePart {
  /** Of the tile at the top, exact; null where it has none. */
  readonly heights: Float32Array | null;
  readonly tiles: (TileAddress & { readonly body: Buffer })[];
}

/** The parts that are made already, with which an import goes on after it was broken off. */
export interface DoneParts {
  /** Null for a part that is not made. */
  read(top: TileAddress): Promise<DonePart | null>;
  write(top: TileAddress, part: DonePart): Promise<void>;
  /** Deletes all, when they are no longer needed. */
  drop(): Promise<void>;
}

/**
 * The parts of the import of these sheets, as files in a folder; those of an import of others are deleted. One process
 * at a time may use the folder.
 */
export async function openDoneParts(folder: string, sheets: readonly string[], crs: number | null): Promise<DoneParts> {
  const own = path.join(folder, await keyOf(sheets, crs));
  const others = (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
  await Promise.all(others.filter((one) => one !== own).map((one) => rm(one, { recursive: true, force: true })));
  const fileOf = ({ z, x, y }: TileAddress) => path.join(own, `${z}-${x}-${y}`);
  return {
    read: async (top) => {
      const bytes = await readFile(fileOf(top)).catch(() => null);
      return bytes === null ? null : partOf(bytes);
    },
    write: async (top, part) => {
      await mkdir(own, { recursive: true });
      await writeWhole(fileOf(top), serialize(part), { unfinished: `${fileOf(top)}.new` });
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Null for bytes that a disk without power did not hold. */
function partOf(bytes: Buffer): DonePart | null {
  try {
    return donePart.safeParse(deserialize(bytes)).data ?? null;
  } catch {
    return null;
  }
}

/** Another one as soon as a file has changed. */
async function keyOf(sheets: readonly string[], crs: number | null): Promise<string> {
  const files = await Promise.all(
    sheets.map(async (sheet) => {
      const found = await stat(sheet).catch(() => null);
      return [path.resolve(sheet), found?.size, found?.mtimeMs];
    }),
  );
  return createHash('sha256')
    .update(JSON.stringify([files, crs]))
    .digest('hex')
    .slice(0, 16);
}
