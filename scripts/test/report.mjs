// What `npm test` prints of its parts, and the sum of them in one closing line.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { Stop } from '../lib/project.mjs';

/** Lines of the reason for which a test failed that the closing report repeats: the whole of it stands further up. */
const REASON_LINES = 6;

const total = { passed: 0, failed: 0, skipped: 0 };
/** The failed and flaky tests, as the closing report prints them. */
const failures = [];

/** Runs a check and prints how it ended. It counts as one test. */
export async function check(name, work) {
  const start = Date.now();
  try {
    await work();
    total.passed += 1;
    process.stdout.write(`✓ ${name} (${seconds(start)})\n`);
  } catch (error) {
    total.failed += 1;
    const reason = error instanceof Stop ? error.message : error.stack;
    process.stdout.write(`✗ ${name} (${seconds(start)})\n${reason}\n`);
    failures.push(described('✗', { name, reason }));
  }
}

/**
 * Runs a test runner, reads its own report file and prints the sums. A report that is missing is a failure.
 * @param read makes of the report: how many passed and were skipped, and which failed (`failed`) or passed only at the
 *   second try (`flaky`), each with its name and the reason.
 */
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
  const { passed, failed, flaky, skipped } = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (failure && failed.length === 0) failed.push({ name, reason: failure.message });
  total.passed += passed;
  total.failed += failed.length;
  total.skipped += skipped;
  failures.push(
    ...failed.map((test) => described('✗', test)),
    ...flaky.map((test) => described('only at the second try:', test)),
  );
  const again = flaky.length > 0 ? ` (${flaky.length} only at the second try)` : '';
  const sums = `${passed} passed${again}, ${failed.length} failed, ${skipped} skipped`;
  process.stdout.write(`${failed.length === 0 ? '✓' : '✗'} ${name}: ${sums} (${seconds(began)})\n`);
}

function described(mark, { name, reason = '' }) {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES);
  return [`${mark} ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Prints what failed and the sum over all, at the end of a long output, and sets the exit code by it. */
export function closeReport(began) {
  for (const text of failures) process.stdout.write(`${text}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(`All took ${seconds(began)}.\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
