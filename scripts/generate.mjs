// `npm run generate`: every generated file that is committed, and the Prisma client, from one script.
// `npm run generate -- --check` fails, naming the files, when one of them was not up to date.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeProofs } from './check/proofs.mjs';
import { digestOf } from './lib/digest.mjs';
import { ensureInstalled, ensurePrismaClient, root, run, runMain, runProgram, Stop } from './lib/project.mjs';

const GENERATED = [
  'api/domain/people/commonPasswords.json',
  'api/domain/texts/clientTexts.json',
  'common/catalogue/catalogue.json',
  'common/catalogue/groups.json',
  'common/catalogue/lipasTypes.json',
  'common/catalogue/osmRules.json',
  'web/features/category/glyphs.json',
  'web/public/static/map',
  'web/public/static/share.png',
  'web/public/static/app',
  'web/map/sprites',
  'schema.graphql',
  'packages/client/src/__generated__',
  'tests/e2e/README.md',
  'web/__generated__',
  'web/data/relay/persistedQueries.json',
];

await runMain(async () => {
  await ensureInstalled();
  const before = Object.fromEntries(GENERATED.map((file) => [file, digestOf([file])]));
  const retained = persistedQueries();
  await ensurePrismaClient();
  await run(process.execPath, ['scripts/texts/generate.mjs'], { quiet: true });
  await run(process.execPath, ['scripts/catalogue/generate.mjs'], { quiet: true });
  await run(process.execPath, ['scripts/icons/generate.mjs'], { quiet: true });
  await runProgram('rolldown', ['-c', 'rolldown.config.mjs'], { quiet: true });
  await run(process.execPath, ['dist/server/printSchema.js'], { quiet: true });
  await run(process.execPath, ['dist/server/printOpenApi.js'], { quiet: true });
  await run(process.execPath, ['scripts/client/generate.mjs'], { quiet: true });
  dropUnlisted(new Set(retained));
  await runProgram('relay-compiler', [], { quiet: true });
  refuseForgotten(retained);
  writeProofs();
  if (process.argv.includes('--check')) {
    const stale = GENERATED.filter((file) => digestOf([file]) !== before[file]);
    if (stale.length > 0)
      throw new Stop(
        `Generated files were not up to date: ${stale.join(', ')}. Commit what "npm run generate" writes.`,
      );
  }
});

function persistedQueries() {
  return Object.keys(JSON.parse(readFileSync(path.join(root, 'web/data/relay/persistedQueries.json'), 'utf8')));
}

/**
 * The compiler lists an operation when it writes its file, and leaves a file alone that is up to date: one that a merge
 * left out of the list would never come back.
 */
function dropUnlisted(listed) {
  const folder = path.join(root, 'web/__generated__');
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const id = /^ *"?id"?: "([0-9a-f]{64})"/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (id !== undefined && !listed.has(id)) rmSync(file);
  }
}

/** Old tabs ask by id for years: the list only grows. */
function refuseForgotten(retained) {
  const now = new Set(persistedQueries());
  const lost = retained.filter((id) => !now.has(id));
  if (lost.length > 0) throw new Stop(`The list of persisted queries lost ${lost.join(', ')}; it is append-only.`);
}
