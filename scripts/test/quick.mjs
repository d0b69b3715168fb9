// `npm test -- quick`: of the tests, those that the changed files can break, as far as they take under two minutes.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, root } from '../lib/project.mjs';
import { browserTests, unitTests } from './suites.mjs';

const MAIN = ['main', 'origin/main', 'master', 'origin/master'];
/** Changed, they can break every test: the runner would take all. */
const OF_ALL = /^(?:package(?:-lock)?\.json|(?:vitest|vite|playwright|rolldown)\.config\.[a-z]+)$/;
/** About how many seconds a core is busy with a file of tests: one with a server, or without. */
const SERVER_TEST_S = 6;
const OTHER_TEST_S = 1.2;
const UNIT_TESTS_S = 200;
/** Files of browser tests that are started at once: the product has to be built and started for them. */
const BROWSER_FILES = 3;

const say = (sentence) => process.stdout.write(`${sentence}\n`);

/** Runs what the changed files can break, and says in sentences what is left to the whole run. */
export async function quickTests() {
  const changed = changedFiles();
  say(`${changed.files.length} changed files against ${changed.since}.`);
  const ofAll = changed.files.filter((file) => OF_ALL.test(file));
  if (ofAll.length > 0) say(`Left to the whole run: what ${ofAll.join(' and ')} can break in other files.`);
  const files = changed.files.filter((file) => !OF_ALL.test(file));
  await changedUnitTests(files);
  await changedBrowserTests(files);
}

/** Files that differ from where this branch left the main one, with those that are not committed. */
function changedFiles() {
  const main = MAIN.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== '');
  const base = main === undefined ? 'HEAD' : git('merge-base', 'HEAD', main) || 'HEAD';
  const differing = git('diff', '--name-only', '--diff-filter=d', base).split('\n');
  const unknown = git('ls-files', '--others', '--exclude-standard').split('\n');
  const files = [...new Set([...differing, ...unknown])].filter((file) => file !== '').sort();
  return { files, since: base === 'HEAD' ? 'the last commit' : `${main} (${base.slice(0, 8)})` };
}

/** What git prints, empty where it fails. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

async function changedUnitTests(files) {
  const code = files.filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file));
  const related = code.length === 0 ? [] : await relatedTests(code);
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  const nearness = (test) => (files.includes(test) ? 0 : folders.has(path.posix.dirname(test)) ? 1 : 2);
  const chosen = [];
  let left = UNIT_TESTS_S;
  for (const test of related.toSorted((a, b) => nearness(a) - nearness(b) || a.localeCompare(b))) {
    left -= /^(?:api|tests\/api)\//.test(test) ? SERVER_TEST_S : OTHER_TEST_S;
    if (left >= 0) chosen.push(test);
  }
  if (chosen.length < related.length)
    say(
      `Of ${related.length} files of tests that the changes can break, the ${chosen.length} nearest to them are run.`,
    );
  if (related.length === 0) say('No unit or API test depends on a changed file.');
  else await unitTests(chosen);
}

/** Files of Vitest's tests that import one of these files, however indirectly. */
async function relatedTests(files) {
  // The package is not there before the script has installed it.
  const { createVitest } = await import('vitest/node');
  const related = files.map((file) => path.join(root, file));
  const vitest = await createVitest('test', { root, watch: false, related, reporters: [] });
  try {
    const tests = await vitest.getRelevantTestSpecifications();
    return [...new Set(tests.map(({ moduleId }) => path.relative(root, moduleId)))];
  } finally {
    await vitest.close();
  }
}

async function changedBrowserTests(files) {
  const texts = new Map(specFiles().map((spec) => [spec, readFileSync(path.join(root, spec), 'utf8')]));
  const imports = (spec) =>
    [...(texts.get(spec) ?? '').matchAll(/from '(\.[^']+)'/g)].map(([, name]) => path.posix.join('tests/e2e', name));
  const touched = [...texts.keys()].filter(
    (file) => file.endsWith('.spec.ts') && [file, ...imports(file)].some((one) => files.includes(one)),
  );
  if (touched.length > 0 && touched.length <= BROWSER_FILES) {
    await ensureBuilt();
    await browserTests(touched);
  } else if (touched.length > 0) {
    say(`Left to the whole run: the browser tests, of which ${touched.length} files are touched.`);
  } else {
    say('Left to the whole run: the browser tests, none of which was changed.');
  }
}

function specFiles() {
  return git('ls-files', '--cached', '--others', '--exclude-standard', 'tests/e2e').split('\n');
}
