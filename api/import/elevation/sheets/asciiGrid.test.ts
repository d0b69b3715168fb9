import { readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openNamelessFile } from '#api/platform/files/namelessFile.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { gridText } from '../../../../tests/support/made/gridText.ts';
import { folderOfTests } from '../../../../tests/support/made/madeElevation.ts';
import { openAsciiGrid } from './asciiGrid.ts';
import { finlandCrs } from './crs.ts';

const { folder, write } = folderOfTests();

/** The error by which a file is refused. */
async function openAndRefuse(file: string, isZipped: boolean): Promise<unknown> {
  const crs = finlandCrs();
  const spool = await openNamelessFile(tmpdir());
  try {
    return await openAsciiGrid(file, { crs, spool: { descriptor: spool.descriptor, end: 0 }, isZipped }).then(
      () => 'not refused',
      (error: unknown) => error,
    );
  } finally {
    spool.close();
  }
}

/** Of a size that is not read at once, also packed. */
function longGrid(): string {
  const height = (x: number, y: number) => ((x * 7919 + y * 104_729) ** 2 % 9_000_000) / 1000;
  return gridText({ west: 384_000, south: 7_542_000, columns: 1000, rows: 400, height });
}

describe('a grid of text that is refused', () => {
  test.each([true, false])('since its bytes cannot be read is refused in a sentence (packed: %s)', async (isZipped) => {
    // A folder can be opened, and cannot be read.
    const error = await openAndRefuse(folder, isZipped);
    expect(error).toBeInstanceOf(ImportInputError);
    expect(error).toHaveProperty('message', `${folder} cannot be read: it is damaged or cut short.`);
  });

  test.skipIf(process.platform !== 'linux').each([true, false])('is closed (packed: %s)', async (isZipped) => {
    const text = longGrid().replace(/(?<=-9999\n\S+ )/, 'word ');
    const file = write(`long-${isZipped}.asc`, isZipped ? gzipSync(text) : text);
    expect(await openAndRefuse(file, isZipped)).toHaveProperty('message', expect.stringContaining('but "word"'));
    await expect.poll(() => openFiles().filter((open) => open === file)).toEqual([]);
  });
});

function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      // That of the list itself is closed by now.
      return [];
    }
  });
}
