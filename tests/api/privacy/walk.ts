import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { WATCH_MAILS_PATH, watchMailsToken } from '#api/domain/contributions/watches/watchMails.ts';
import { servedDump } from '#api/domain/dumps/dumpsSql.ts';
import { makeDumps } from '#api/dumps/makeDumps.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { ask, type Asking } from '../../support/asked.ts';
import type { TestServer } from '../../support/testServer.ts';
import { documented, documentedPaths, hiddenPaths } from './questions.ts';
import type { Secret } from './secret.ts';

export const NOBODY: Asking = { name: 'nobody', cookie: null };

export const asUrl = (query: string) => `/graphql?${new URLSearchParams({ query })}`;

/** A folder with a built client of a few lines, so that pages are served; to be removed. */
export function madeWebFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-web-'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="fi"><head><title>Taival</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(path.join(folder, 'sw.js'), '// {shell-tag}\n');
  writeFileSync(path.join(folder, 'notes.txt'), 'Notes\n');
  writeFileSync(path.join(folder, 'languages.json'), '{}');
  writeFileSync(path.join(folder, 'operations.json'), JSON.stringify(ownOperations()));
  return folder;
}

/** The client's own queries by their names, as its build writes them. */
function ownOperations(): Record<string, string> {
  const persisted = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json'), 'utf8')));
  return Object.fromEntries(
    Object.entries(persisted).flatMap(([id, text]) =>
      [...text.matchAll(/^query (\w+)/gm)].map(([, name = '']) => [name, id]),
    ),
  );
}

/** Every route that is read, with the paths it is asked by. Throws where a route has no sample parameters. */
export async function everyRead(
  server: TestServer,
  secret: Secret,
): Promise<(readonly [route: string, asked: readonly string[]])[]> {
  const { paths } = documented.parse(JSON.parse(JSON.stringify(server.app.swagger())));
  const map = await ask(server.url, NOBODY, { path: asUrl('{ dataSet { baseTiles { tiles } } }') });
  await makeDumps(server.db, { files: server.files, spoolFolder: tmpdir(), isOn: true, purge: async () => {} });
  const dump = (await servedDump(server.db.pool, null))?.manifest.dump ?? '';
  // The link of the owner's mail says no more than that there is such a mail.
  const mailed = `${WATCH_MAILS_PATH}?token=${await watchMailsToken(server.db, secret.ownerId)}`;
  const hidden: Readonly<Record<string, readonly string[]>> = {
    [WATCH_MAILS_PATH]: [mailed],
    ...hiddenPaths(secret, /\/tiles\/base\/([^/]+)\//.exec(map.body)?.[1] ?? '', dump),
  };
  const routes = new Set(
    server.app
      .declaredRoutes()
      .filter(({ method }) => method === 'GET')
      .map(({ url }) => url),
  );
  return [...routes].map((url) => {
    const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.['get'];
    const asked = operation === undefined ? hidden[url] : documentedPaths(url, operation.parameters, secret);
    if (asked === undefined) throw new Error(`nobody has thought of how ${url} is asked`);
    return [url, asked] as const;
  });
}
