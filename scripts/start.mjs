// `npm start`: everything from a bare clone to "ready on http://…".
import { ensureBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureBuilt();
  await runBuilt('serve');
});
