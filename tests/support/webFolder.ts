import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#api/platform/paths.ts';

/** Our persisted queries, as the built client has them. */
export const PERSISTED_QUERIES = path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json');

/** Ids of our persisted queries by the names of their operations; a newer text of a name counts. */
export function operationIds(): Readonly<Record<string, string>> {
  const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(PERSISTED_QUERIES, 'utf8'));
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [/query (\w+)/.exec(text)?.[1] ?? id, id]));
}

/** Makes a built client without a program, whose pages carry the answers of our queries; its folder. */
export function makeWebFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-web-'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="fi"><head><title>Taival</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(path.join(folder, 'operations.json'), JSON.stringify(operationIds()));
  writeFileSync(path.join(folder, 'languages.json'), '{}');
  return folder;
}
