import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

function current(file) {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Writes a generated file below the project root when it has changed. */
export function emit(path, content) {
  const file = `${root}/${path}`;
  const bytes = Buffer.from(content);
  if (current(file)?.equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`wrote ${path} (${bytes.length} bytes)`);
}

/** JSON with one row per line, so that a change shows as the row that changed. */
export function jsonRows(rows) {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
