// The test runners that `npm test` and `npm test -- quick` start.
import path from 'node:path';
import { findHeadlessShell } from '../lib/chromium.mjs';
import { root, runProgram } from '../lib/project.mjs';
import { suite } from './report.mjs';

/** Where the runners write their reports. */
export const results = path.join(root, 'test-results');

/** Vitest's tests, all or those of `files` (paths from the project's folder). */
export function unitTests(files = []) {
  const report = path.join(results, 'vitest.json');
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite(
    'unit and API tests',
    report,
    () => runProgram('vitest', ['run', ...options, ...files]),
    (read) => ({
      passed: read.numPassedTests,
      // A file that does not even load has no test in it.
      failed:
        read.numFailedTests +
        read.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
      skipped: read.numPendingTests + read.numTodoTests,
    }),
  );
}

/** Playwright's tests, all or those of `files`. The product is built already. */
export async function browserTests(files = []) {
  const report = path.join(results, 'playwright.json');
  const env = { CHROMIUM: await findHeadlessShell(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await suite(
    'browser tests',
    report,
    () => runProgram('@playwright/test', ['test', '--reporter=list,json', ...files], { env }),
    ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      flaky: stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  );
}
