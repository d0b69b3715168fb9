import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `operations.json` beside the built index.html: the name of every route query and the id by which this very
 * build asks for it. The server reads it to put a route's first answer into the page.
 */
export function operationIds(artifacts: string): Plugin {
  return {
    name: 'taival:operation-ids',
    apply: 'build',
    generateBundle() {
      const parameters = readdirSync(artifacts).filter((file) => file.endsWith('$parameters.ts'));
      const ids = parameters.map((file) => [file.replace('$parameters.ts', ''), idOf(path.join(artifacts, file))]);
      this.emitFile({
        type: 'asset',
        fileName: 'operations.json',
        source: JSON.stringify(Object.fromEntries(ids), null, 2),
      });
    },
  };
}

/** The names of all queries by the ids under which this build asks them. */
export function namesById(artifacts: string): Record<string, string> {
  const queries = readdirSync(artifacts).filter((file) => file.endsWith('Query.graphql.ts'));
  return Object.fromEntries(queries.map((file) => [idOf(path.join(artifacts, file)), file.replace('.graphql.ts', '')]));
}

function idOf(file: string): string {
  const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (id === undefined) throw new Error(`${file} carries no persisted id`);
  return id;
}
