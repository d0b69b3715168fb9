import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';

/** Folders whose statements may run through a pooler that gives each transaction another session (DESIGN §10). */
const ROOMS = ['domain', 'graphql', 'http', 'outside', 'rest', 'tiles', 'basemap/serve', 'platform/db'];

/** The embedded server has no pooler; limits of statements and locks of sessions are for direct connections alone. */
const DIRECT = [/^api\/platform\/db\/postgres\//, /^api\/platform\/db\/(?:database|sessionLock)\.ts$/];

/** Statements that leave something in their session. */
const STATE = [
  /pg_(?:try_)?advisory_(?:un)?lock(?:_shared)?\(/,
  /\bLISTEN \w/,
  /\bSET (?!LOCAL\b|TRANSACTION\b)\w+ (?:=|TO) /,
  /\bTEMP(?:ORARY)? TABLE\b/,
  /\bPREPARE \w/,
  /\bDECLARE \w+ CURSOR/,
  /statementNameGenerator/,
];

/** `SET` in `UPDATE … SET` and in names of columns leaves nothing in a session. */
const withoutUpdates = (text: string) => text.replaceAll(/UPDATE[^;`]*?\bSET\b/g, '');

test('nothing that serves requests leaves anything in the session of a connection', async () => {
  const sources: string[] = [];
  for (const room of ROOMS) {
    const files = await readdir(join(projectRoot, 'api', room), { recursive: true });
    sources.push(...files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => `api/${room}/${file}`));
  }
  const strays: string[] = [];
  for (const path of sources.filter((file) => !DIRECT.some((direct) => direct.test(file)))) {
    const text = withoutUpdates(await readFile(join(projectRoot, path), 'utf8'));
    if (STATE.some((pattern) => pattern.test(text))) strays.push(path);
  }
  expect(sources.length).toBeGreaterThan(200);
  expect(strays).toEqual([]);
});
