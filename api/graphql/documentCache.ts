import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/** Bytes of memory that the parsed documents may take. */
export const DOCUMENTS_BYTES = 32_000_000;

/** Bytes of memory that the errors of documents that cannot be parsed may take. */
export const ERRORS_BYTES = 1_000_000;

/** What an entry takes beside its text, and what each character of its text takes once it is parsed, in bytes. */
const ENTRY_BYTES = 5000;
const BYTES_PER_CHARACTER = 250;

/** A cache by the text of a document, bounded in bytes: anybody may send any number of different ones. */
export function cacheByText<V extends object>(maxBytes: number): LRUCache<string, V> {
  return new LRUCache<string, V>({
    maxSize: maxBytes,
    sizeCalculation: (_value, text) => ENTRY_BYTES + text.length * BYTES_PER_CHARACTER,
  });
}

/**
 * Drops a document from the cache when its validation fails: the result of the validation lives as long as the
 * document, and its errors hold their request in their stacks, 75 kB for each.
 */
export function dropRefused(documents: Pick<LRUCache<string, DocumentNode>, 'delete'>): Plugin {
  return {
    onValidate:
      ({ params: { documentAST } }) =>
      ({ valid }) => {
        if (!valid && documentAST.loc !== undefined) documents.delete(documentAST.loc.source.body);
      },
  };
}
