// `npm run data`: builds the server when needed, then scripts/commands/data.ts.
import { ensureServerBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureServerBuilt();
  await runBuilt('data');
});
