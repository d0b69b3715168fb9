import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const data = ['@geo-maps/countries-land-250m@0.6.0', '@geo-maps/earth-waterbodies-250m@0.6.0'];
const topology = ['topojson-server@3.0.1', 'topojson-client@3.1.0', 'topojson-simplify@3.0.3'];
const drawing = ['d3-array@3.2.4', 'd3-contour@4.0.2'];

/**
 * Fetches the source data and the drawing tools into a temporary folder, hands them to `use`, removes the folder.
 * They weigh 180 MB unpacked and serve this script alone, so the project does not depend on them.
 */
export async function withSources(use) {
  const folder = mkdtempSync(join(tmpdir(), 'taival-basemap-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...data, ...topology, ...drawing],
      options,
    );
    await use({
      countries: readMap(folder, 'countries-land-250m').features,
      waterbodies: readMap(folder, 'earth-waterbodies-250m').geometries,
      tools: await loadTools(folder),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readMap = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@geo-maps', name, 'map.geo.json'), 'utf8'));

async function loadTools(folder) {
  const load = createRequire(join(folder, 'package.json'));
  const modules = topology.map((name) => load(name.split('@')[0]));
  const { blur2 } = await import(pathToFileURL(join(folder, 'node_modules/d3-array/src/index.js')).href);
  const { contours } = await import(pathToFileURL(join(folder, 'node_modules/d3-contour/src/index.js')).href);
  return Object.assign({ blur2, contours }, ...modules);
}
