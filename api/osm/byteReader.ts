import { open, type FileHandle } from 'node:fs/promises';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { ImportInputError } from '#api/platform/reading.ts';

/** One disk read; blocks of an extract are 10–100 kB, so most of them are answered from the buffer. */
const CHUNK_BYTES = 1 << 20;

const OPEN_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  EISDIR: 'is a directory, not a file',
};

function unreadable(file: string, cause: unknown): ImportInputError {
  const code = errorCodeOf(cause) ?? 'unknown error';
  return new ImportInputError(`${file} ${OPEN_FAULTS[code] ?? `cannot be read (${code})`}.`, { cause });
}

/** Reads byte ranges of a file, front to back or skipping ahead, through one buffer. */
export class ByteReader {
  readonly file: string;
  readonly size: number;
  readonly #handle: FileHandle;
  #buffer: Buffer = Buffer.alloc(0);
  #start = 0;

  private constructor(file: string, handle: FileHandle, size: number) {
    this.file = file;
    this.#handle = handle;
    this.size = size;
  }

  /** Throws ImportInputError when there is no such readable, regular file. */
  static async open(file: string): Promise<ByteReader> {
    let handle: FileHandle | undefined;
    try {
      handle = await open(file, 'r');
      const stat = await handle.stat();
      if (stat.isDirectory()) throw Object.assign(new Error('directory'), { code: 'EISDIR' });
      if (!stat.isFile()) throw Object.assign(new Error('no file'), { code: 'not a regular file' });
      return new ByteReader(file, handle, stat.size);
    } catch (cause) {
      await handle?.close();
      throw unreadable(file, cause);
    }
  }

  /** The bytes `[offset, offset + length)`; fewer at the end of the file. The result is never overwritten later. */
  async read(offset: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - offset));
    if (offset < this.#start || offset + wanted > this.#start + this.#buffer.length) {
      await this.#fill(offset, Math.max(wanted, Math.min(CHUNK_BYTES, this.size - offset)));
    }
    return this.#buffer.subarray(offset - this.#start, offset - this.#start + wanted);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  async #fill(offset: number, length: number): Promise<void> {
    const buffer = Buffer.allocUnsafe(length);
    let filled = 0;
    try {
      while (filled < length) {
        const { bytesRead } = await this.#handle.read(buffer, filled, length - filled, offset + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
    } catch (cause) {
      throw unreadable(this.file, cause);
    }
    this.#buffer = buffer.subarray(0, filled);
    this.#start = offset;
  }
}
