// `npm run sbom -- FOLDER`: the bill of materials and the licences of what the product is made of.
import path from 'node:path';
import { writeBom } from './lib/bom.mjs';
import { ensureInstalled, runMain, Stop } from './lib/project.mjs';

await runMain(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Stop('Say where: npm run sbom -- FOLDER');
  await ensureInstalled();
  const count = await writeBom(path.resolve(folder));
  process.stdout.write(
    `${count} packages: taival.cdx.json (CycloneDX) and licences.md are in ${path.resolve(folder)}.\n`,
  );
});
