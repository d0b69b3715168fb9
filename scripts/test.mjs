// `npm test`: type check, lint, import rules, generated files, unit and API tests, browser tests; one closing line over all.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { kB, weigh } from './check/budgets.mjs';
import { findChromium } from './lib/chromium.mjs';
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

const results = path.join(root, 'test-results');
const total = { passed: 0, failed: 0, skipped: 0 };

/** A check counts as one test. */
async function check(name, work) {
  const start = Date.now();
  try {
    await work();
    total.passed += 1;
    process.stdout.write(`✓ ${name} (${seconds(start)})\n`);
  } catch (error) {
    total.failed += 1;
    process.stdout.write(`✗ ${name} (${seconds(start)})\n${error instanceof Stop ? error.message : error.stack}\n`);
  }
}

/** A test runner writes its own report file; its failures are read from there, a missing report is a failure. */
async function suite(name, reportFile, start, read) {
  const began = Date.now();
  let failure = null;
  await start().catch((error) => {
    failure = error;
  });
  if (!existsSync(reportFile)) {
    total.failed += 1;
    process.stdout.write(`✗ ${name}: no report was written. ${failure?.message ?? ''}\n`);
    return;
  }
  const counts = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (failure && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
  const flaky = counts.flaky > 0 ? ` (${counts.flaky} only at the second try)` : '';
  process.stdout.write(
    `${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed${flaky}, ${counts.failed} failed, ${counts.skipped} skipped (${seconds(began)})\n`,
  );
}

function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

await runMain(async () => {
  await ensureInstalled();
  await ensurePrismaClient();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  await check('generated files are up to date', () =>
    run(process.execPath, ['scripts/generate.mjs', '--check'], { quiet: true }),
  );
  await check('format', () => runProgram('oxfmt', ['--check', '.'], { quiet: true }));
  await check('types', () => runProgram('typescript', ['--noEmit', '-p', '.'], { quiet: true }));
  await check('types of the service worker', () =>
    runProgram('typescript', ['--noEmit', '-p', 'web/features/offline/worker'], { quiet: true }),
  );
  await check('lint', () => runProgram('oxlint', ['--deny-warnings'], { quiet: true }));
  await check('import rules', () =>
    runProgram('dependency-cruiser', ['--config', 'scripts/check/imports.cjs', 'api', 'common', 'web'], {
      quiet: true,
    }),
  );

  await check('folders that import each other', () =>
    run(process.execPath, ['scripts/check/folders.mjs', 'api', 'common'], { quiet: true }),
  );

  await ensureBuilt();
  await check('sizes', async () => {
    const { parts, faults } = weigh(path.join(root, 'dist', 'web'));
    if (faults.length > 0) throw new Stop(faults.join('\n'));
    for (const { name, bytes, budget } of parts) process.stdout.write(`  ${name}: ${kB(bytes)} of ${kB(budget)}\n`);
  });
  const unitReport = path.join(results, 'vitest.json');
  await suite(
    'unit and API tests',
    unitReport,
    () => runProgram('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
    (report) => ({
      passed: report.numPassedTests,
      // A file that does not even load has no test in it.
      failed:
        report.numFailedTests +
        report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  );

  const chromium = await findChromium();
  const browserReport = path.join(results, 'playwright.json');
  await suite(
    'browser tests',
    browserReport,
    () =>
      runProgram('@playwright/test', ['test', '--reporter=list,json'], {
        env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      }),
    ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      flaky: stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  );

  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
