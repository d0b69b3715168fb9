#!/usr/bin/env node
// Makes the embedded base map's data: `node scripts/basemap/clip.mjs`. Run by hand when the sources or the drawing
// rules change (two minutes, 2 GB of memory, npm reachable), then commit api/assets/basemap. It is no part of the
// build.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawFinnishBorders } from './borders.mjs';
import { featureCollection } from './geometry.mjs';
import { drawLakes } from './lakes.mjs';
import { drawLand } from './land.mjs';
import { withSources } from './sources.mjs';

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
  write('water', drawLakes(waterbodies, land, tools));
  write('borders', [...drawFinnishBorders(land), foreign]);
});
