// `node scripts/install.mjs`: installs what the lock file says, and nothing else; a layer of its own in images.
import { ensureInstalled, runMain } from './lib/project.mjs';

await runMain(ensureInstalled);
