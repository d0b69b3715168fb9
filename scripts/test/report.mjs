// What `npm test` prints of its parts, and the sum of them in one closing line.
import { existsSync, readFileSync } from 'node:fs';
import { Stop } from '../lib/project.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a check and prints how it ended. It counts as one test. */
export async function check(name, work) {
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

/** Runs a test runner, reads its own report file and prints the sums. A report that is missing is a failure. */
export async function suite(name, reportFile, start, read) {
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
  const sums = `${counts.passed} passed${flaky}, ${counts.failed} failed, ${counts.skipped} skipped`;
  process.stdout.write(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${sums} (${seconds(began)})\n`);
}

/** Prints the sum over all and sets the exit code by it. */
export function closeReport(began) {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(`All took ${seconds(began)}.\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
