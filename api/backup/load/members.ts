import type { Manifest } from '#api/backup/archive/contents.ts';
import { type ArchiveFile, type Member, readArchive } from '#api/backup/archive/readArchive.ts';

type Content = Extract<Member, { readonly kind: 'content' }>;

/** The members of an archive, taken group by group in their order. */
export class Members {
  private readonly source: AsyncGenerator<Member>;
  private ahead: IteratorResult<Member> | null = null;

  constructor(archive: ArchiveFile) {
    this.source = readArchive(archive);
  }

  /** Takes the next members whose names begin so; ends before the first other one. */
  async *group(prefix: string): AsyncGenerator<Content> {
    for (;;) {
      const next = await this.peek();
      if (next?.kind === 'about') {
        this.ahead = null;
        continue;
      }
      if (next?.kind !== 'content' || !next.name.startsWith(prefix)) return;
      this.ahead = null;
      yield next;
    }
  }

  /** Reads to the end of the archive, which is whole then. */
  async end(): Promise<Manifest | null> {
    let manifest: Manifest | null = null;
    for (let next = await this.peek(); next !== null; next = await this.peek()) {
      if (next.kind === 'manifest') manifest = next.manifest;
      this.ahead = null;
    }
    return manifest;
  }

  /** Stops reading. */
  async close(): Promise<void> {
    await this.source.return(undefined);
  }

  private async peek(): Promise<Member | null> {
    this.ahead ??= await this.source.next();
    return this.ahead.done === true ? null : this.ahead.value;
  }
}
