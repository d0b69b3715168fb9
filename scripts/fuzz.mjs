// `npm run fuzz`: 10,000 made-up requests to each door of the server and as many damaged files to the imports, of a new
// seed, which is printed. FUZZ_SEED repeats a run, FUZZ_RUNS sets another number; a name after `--` tries one door.
import { ensureInstalled, ensurePrismaClient, runMain, runProgram } from './lib/project.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensurePrismaClient();
  const { FUZZ_RUNS = '10000', FUZZ_SEED = String(Date.now() % 2 ** 31) } = process.env;
  const [, , door] = process.argv;
  const only = door === undefined ? [] : ['--testNamePattern', `^${door}:`];
  await runProgram('vitest', ['run', 'tests/api/fuzz', ...only], { env: { FUZZ_RUNS, FUZZ_SEED } });
});
