/** A file of a dump. */
export interface DumpFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly rows: number;
  /** Names of its columns, in their order. */
  readonly columns: readonly string[];
}

/** A column of the dumps' files; `type` is `text`, `integer`, `number`, `boolean` or `json`. */
export interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  readonly what: string;
}

/** A source of records or of a column in a dump, with its terms. */
export interface DumpSource {
  readonly source: string;
  readonly name: string;
  /** The credit that has to stand where its data is shown. */
  readonly attribution: string;
  readonly licence: string;
  readonly licenceUrl: string | null;
  readonly url: string;
  /** Places made of its records, among others maybe. */
  readonly places: number;
  /** Columns that come from it in every record, wherever the record itself is from. */
  readonly columns?: readonly string[];
}

/** The description of a dump. */
export interface DumpManifest {
  readonly version: number;
  /** Of this dump: a version gets another one when a place of it is hidden or restored. */
  readonly dump: string;
  /** ISO time at which it was made. */
  readonly time: string;
  readonly places: number;
  readonly files: readonly DumpFile[];
  readonly columns: readonly ColumnInfo[];
  readonly sources: readonly DumpSource[];
}

/** Where the store has all dumps. */
export const DUMPS_FOLDER = 'dumps';

/** Where the store has a file of a dump; the same as its address. */
export function dumpKey(dump: string, file: string): string {
  return `${DUMPS_FOLDER}/${dump}/${file}`;
}

/** By which a CDN drops the files of a dump. */
export function dumpTag(dump: string): string {
  return `dumps-${dump}`;
}
