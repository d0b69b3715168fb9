// `npm run migrate`: builds the server when needed, then scripts/commands/migrate.ts.
import { ensureServerBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureServerBuilt();
  await runBuilt('migrate');
});
