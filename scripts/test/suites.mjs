// The test runners that `npm test` and `npm test -- quick` start.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findHeadlessShell } from '../lib/chromium.mjs';
import { installPackage } from '../lib/debian.mjs';
import { root, runProgram } from '../lib/project.mjs';
import { suite } from './report.mjs';

/** Where the runners write their reports. */
export const results = path.join(root, 'test-results');

/** Vitest's tests, all or those of `files` (paths from the project's folder). */
export function unitTests(files = []) {
  const report = path.join(results, 'vitest.json');
  // It reads what is made for others, as they do; without it those tests are skipped.
  if (process.env.CI && !existsSync('/usr/bin/ogrinfo')) installPackage('gdal-bin');
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite('unit and API tests', report, () => runProgram('vitest', ['run', ...options, ...files]), readVitest);
}

function readVitest(read) {
  const tests = read.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      ...test,
      name: `${path.relative(root, file.name)} › ${test.fullName}`,
      reason: test.failureMessages[0],
    })),
  );
  // A file that does not even load, or whose hook fails, may have no test that failed.
  const broken = read.testResults
    .filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
    .map((file) => ({ name: path.relative(root, file.name), reason: file.message }));
  return {
    passed: read.numPassedTests,
    failed: [...tests.filter((test) => test.status === 'failed'), ...broken],
    flaky: tests.filter((test) => test.status === 'passed' && test.reason !== undefined),
    skipped: read.numPendingTests + read.numTodoTests,
  };
}

/** Playwright's tests, all or those of `files`. The product is built already. */
export async function browserTests(files = []) {
  const report = path.join(results, 'playwright.json');
  const env = { CHROMIUM: await findHeadlessShell(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const reporters = process.env.CI ? 'dot,json' : 'list,json';
  await suite(
    'browser tests',
    report,
    () => runProgram('@playwright/test', ['test', `--reporter=${reporters}`, ...files], { env }),
    readPlaywright,
  );
}

function readPlaywright({ suites, errors, stats }) {
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...tests.filter((test) => test.status === 'unexpected'),
      // What no test can be blamed for: a file that does not load, a setup that fails.
      ...errors.map((error) => ({ name: 'the runner', reason: error.message })),
    ],
    flaky: tests.filter((test) => test.status === 'flaky'),
    skipped: stats.skipped,
  };
}

/** The tests of one of Playwright's suites and of those within it. */
function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `${spec.file}:${spec.line} › ${spec.title}`,
      status: test.status,
      reason: test.results.find((result) => result.error !== undefined)?.error.message,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
