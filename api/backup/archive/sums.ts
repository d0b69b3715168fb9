import { createHash } from 'node:crypto';

/** Lines in one member of sums. */
const LINES_MAX = 5000;

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * SHA-256 of members, written as `sha256sum` reads it. They go into the archive by thousands, so that neither side
 * has those of all photos in memory.
 */
export class Sums {
  private lines: string[] = [];

  add(name: string, content: Uint8Array): void {
    this.lines.push(`${sha256(content)}  ${name}\n`);
  }

  get isFull(): boolean {
    return this.lines.length >= LINES_MAX;
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  /** The bytes added since the last call. */
  take(): Buffer {
    const text = this.lines.join('');
    this.lines = [];
    return Buffer.from(text);
  }
}
