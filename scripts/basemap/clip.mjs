#!/usr/bin/env node
// Makes the embedded base map's data: `node scripts/basemap/clip.mjs <folder>`, where the folder has `lakes.geojson`
// and `rivers.geojson` of Natural Earth. Run by hand when the sources or the drawing rules change (two minutes, 2 GB of
// memory, npm reachable), then commit api/assets/basemap. It is no part of the build.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawFinnishBorders } from './borders.mjs';
import { featureCollection } from './geometry.mjs';
import { drawFarLakes } from './lakes.mjs';
import { drawLand } from './land.mjs';
import { drawMunicipalBorders, municipalNames } from './municipalities.mjs';
import { drawNearWaters } from './naturalEarth.mjs';
import { withSources } from './sources.mjs';

const [naturalEarth] = process.argv.slice(2);
if (naturalEarth === undefined) throw new Error('Name the folder of Natural Earth.');

const target = join(import.meta.dirname, '../../api/assets/basemap');

function write(name, features) {
  const bytes = gzipSync(JSON.stringify(featureCollection(features)), { level: 9 });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `${name}.geojson.gz`), bytes);
  console.log(`${name}: ${features.length} features, ${Math.round(bytes.length / 1000)} kB`);
}

await withSources(({ countries, waterbodies, tools }) => {
  const { land, borders } = drawLand(countries, tools);
  const foreign = {
    type: 'Feature',
    properties: { kind: 'country' },
    geometry: { type: 'MultiLineString', coordinates: borders },
  };
  write('land', land);
  write('water', [...drawFarLakes(waterbodies), ...drawNearWaters(naturalEarth)]);
  write('borders', [...drawFinnishBorders(land), foreign, drawMunicipalBorders(tools)]);
  writeFileSync(join(target, 'municipalities.tsv'), municipalNames());
});
