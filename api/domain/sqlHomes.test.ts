import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';

/** Folders that serve requests; docs/decisions/0001 says how the rule reads for the rest of `api`. */
const ROOMS = ['domain', 'graphql', 'http', 'outside', 'rest', 'tiles'];

/** The ways to send a statement, and the beginnings of statements and of conditions that are written by hand. */
const SQL = [
  /\browsOf\b/,
  /\.query\s*[(<]/,
  /\$(query|execute)Raw/,
  /\bPrisma\.(sql|join|raw|empty)\b/,
  /\bsql`/,
  /\bSELECT\s+[\w*$('"]/,
  /\b(INSERT INTO|DELETE FROM|NOT EXISTS \(|WITH RECURSIVE|FOR (NO KEY )?UPDATE)\b/,
  /\bUPDATE\s+\w+\s+SET\b/,
];

async function sourcesOf(room: string): Promise<string[]> {
  const files = await readdir(join(projectRoot, 'api', room), { recursive: true });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `api/${room}/${file}`);
}

it('writes SQL by hand only in files named *Sql.ts', async () => {
  const sources = (await Promise.all(ROOMS.map(sourcesOf))).flat();
  expect(sources.length).toBeGreaterThan(200);
  const strays: string[] = [];
  for (const path of sources.filter((file) => !file.endsWith('Sql.ts'))) {
    const text = await readFile(join(projectRoot, path), 'utf8');
    if (SQL.some((pattern) => pattern.test(text))) strays.push(path);
  }
  expect(strays).toEqual([]);
});
