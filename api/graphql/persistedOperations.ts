import { readFileSync, statSync } from 'node:fs';
import { type DocumentNode, parse } from 'graphql';
import { z } from 'zod';
import { type DocumentReach, reachOf } from './core/audience.ts';
import { schema } from './schema.ts';

/** An operation of our own client, known by the SHA-256 of its text. */
interface PersistedOperation extends DocumentReach {
  readonly document: DocumentNode;
}

/** The operations of `web/data/relay/persistedQueries.json`; null for an id that is not in it. */
export type PersistedOperations = (id: string) => PersistedOperation | null;

const fileContents = z.record(z.string(), z.string());

/** Reads the file once, or with `watch` whenever it has changed. Operations are parsed when first asked for. */
export function persistedOperations(file: string, watch: boolean): PersistedOperations {
  let modified = 0;
  let texts = new Map<string, string>();
  const parsed = new Map<string, PersistedOperation>();
  const read = () => {
    texts = new Map(Object.entries(fileContents.parse(JSON.parse(readFileSync(file, 'utf8')))));
  };
  read();
  return (id) => {
    if (watch && statSync(file).mtimeMs !== modified) {
      modified = statSync(file).mtimeMs;
      read();
    }
    const text = texts.get(id);
    if (text === undefined) return null;
    const operation = parsed.get(id) ?? toOperation(text);
    parsed.set(id, operation);
    return operation;
  };
}

function toOperation(text: string): PersistedOperation {
  const document = parse(text);
  return { document, ...reachOf(schema, document) };
}
