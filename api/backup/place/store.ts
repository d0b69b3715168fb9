import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

/** Where backups lie: files with names, without folders. */
export interface BackupStore {
  /** Its address for the operator, without credentials. */
  readonly address: string;
  /** Whole files only; empty where nothing has been written yet. */
  list(): Promise<StoredFile[]>;
  /** Throws BackupError where there is no such file. */
  read(name: string): Promise<Readable>;
  /** Writes a file as a whole: where the content fails or the process dies, no file of the name is seen. */
  write(name: string, content: Readable): Promise<void>;
  delete(name: string): Promise<void>;
}
