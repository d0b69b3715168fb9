import { jsonElements } from '#api/import/records/jsonElements.ts';

/** The documents of one import; they are read twice, in the same order each time. */
export interface Documents {
  /** For error texts: the file, or the address. */
  readonly name: string;
  /** How many sites the service has announced; null for a file. */
  readonly announced: number | null;
  read(): AsyncIterable<unknown>;
  /** Deletes the stored documents; they cannot be read any more. */
  close(): void;
}

/** The documents of a file: a list, or an object with a list `items`, of either version of the interface. */
export function fileDocuments(file: string): Documents {
  const shape = { what: 'a LIPAS file', topLevelList: true, members: ['items'] };
  return { name: file, announced: null, read: () => jsonElements(file, shape), close: () => undefined };
}
