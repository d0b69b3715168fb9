// `npm run build`: what `npm start` builds, without starting.
import { ensureBuilt, runMain } from './lib/project.mjs';

await runMain(ensureBuilt);
