import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const data = ['@geo-maps/countries-land-250m@0.6.0', '@geo-maps/earth-waterbodies-250m@0.6.0'];
const topology = ['topojson-server@3.0.1', 'topojson-client@3.1.0', 'topojson-simplify@3.0.3'];

/**
 * Fetches the source data and the tools of topology into a temporary folder, hands them to `use`, removes the folder.
 * They weigh 180 MB unpacked and serve this script alone, so the project does not depend on them.
 */
export async function withSources(use) {
  const folder = mkdtempSync(join(tmpdir(), 'taival-basemap-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...data, ...topology], options);
    await use({
      countries: readMap(folder, 'countries-land-250m').features,
      waterbodies: readMap(folder, 'earth-waterbodies-250m').geometries,
      tools: loadTools(folder),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readMap = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@geo-maps', name, 'map.geo.json'), 'utf8'));

function loadTools(folder) {
  const load = createRequire(join(folder, 'package.json'));
  return Object.assign({}, ...topology.map((name) => load(name.split('@')[0])));
}
