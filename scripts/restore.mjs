// `npm run restore`: builds the server when needed, then scripts/commands/restore.ts.
import { ensureServerBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureServerBuilt();
  await runBuilt('restore');
});
