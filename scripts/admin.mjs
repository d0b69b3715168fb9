// `npm run admin`: builds the server when needed, then scripts/commands/admin.ts.
import { ensureServerBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureServerBuilt();
  await runBuilt('admin');
});
