// `npm test`: static checks, unit and API tests, browser tests; one closing line over all.
// `npm test -- quick`: static checks, and of the tests those that the changed files can break.
// `npm test -- checks`: static checks only.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { kB, weigh, weighEmbed } from './check/budgets.mjs';
import {
  ensureBuilt,
  ensureInstalled,
  ensurePrismaClient,
  root,
  run,
  runMain,
  runProgram,
  Stop,
} from './lib/project.mjs';
import { quickTests } from './test/quick.mjs';
import { check, closeReport } from './test/report.mjs';
import { browserTests, results, unitTests } from './test/suites.mjs';

/** What reads the source only. */
const staticChecks = () => Promise.all([sourceChecks(), importChecks()]);

async function sourceChecks() {
  await check('format', () => runProgram('oxfmt', ['--check', '.'], { quiet: true }));
  await check('types', () => runProgram('typescript', ['--noEmit', '-p', '.'], { quiet: true }));
  await check('types of the service worker', () =>
    runProgram('typescript', ['--noEmit', '-p', 'web/features/offline/worker'], { quiet: true }),
  );
  await check('types of the client for integrators', () =>
    runProgram('typescript', ['-p', 'packages/client/examples'], { quiet: true }),
  );
  await check('no long lines', () => run(process.execPath, ['scripts/check/lines.mjs'], { quiet: true }));
  await check('lint', () => runProgram('oxlint', ['--deny-warnings'], { quiet: true }));
  await check('no unused files, exports and packages', () => runProgram('knip', ['--no-progress'], { quiet: true }));
}

/** What reads who imports whom: as long as all the rest, on one core. */
async function importChecks() {
  await check('import rules', () =>
    runProgram('dependency-cruiser', ['--config', 'scripts/check/imports.cjs', 'api', 'common', 'packages', 'web'], {
      quiet: true,
    }),
  );
  await check('folders that import each other', () =>
    run(process.execPath, ['scripts/check/folders.mjs', 'api', 'common', 'packages', 'web'], { quiet: true }),
  );
}

async function buildAndWeigh() {
  await ensureBuilt();
  await check('sizes', async () => {
    const { parts, faults } = weigh(path.join(root, 'dist', 'web'));
    const embed = weighEmbed(path.join(root, 'dist', 'web'));
    const wrong = [...faults, ...embed.faults];
    if (wrong.length > 0) throw new Stop(wrong.join('\n'));
    for (const { name, bytes, budget } of parts) process.stdout.write(`  ${name}: ${kB(bytes)} of ${kB(budget)}\n`);
    process.stdout.write(`  an embed: ${kB(embed.bytes)} of ${kB(embed.budget)}\n`);
  });
}

await runMain(async () => {
  const began = Date.now();
  const quick = process.argv.includes('quick');
  await ensureInstalled();
  await ensurePrismaClient();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // Alone: it may write what the others read.
  await check('generated files are up to date', () =>
    run(process.execPath, ['scripts/generate.mjs', '--check'], { quiet: true }),
  );
  if (quick || process.argv.includes('checks')) {
    await staticChecks();
    if (quick) await quickTests();
  } else {
    // Most of them keep one core busy, and none reads what another one writes.
    await Promise.all([staticChecks(), buildAndWeigh()]);
    await unitTests();
    await browserTests();
  }
  closeReport(began);
});
