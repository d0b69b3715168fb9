// Makes gdalPoints.json: `[lon, lat, height, height at z10]` of random points of the real grids, by bilinear
// interpolation of GDAL; the last one between pixels of z10 that GDAL has averaged.
//   node tests/api/elevation/gdalPoints.mjs   (needs gdal-bin, and ../shared/data/dem beside the project)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const DEM = path.resolve(HERE, '../../../../shared/data/dem');
const POINTS_OF_EACH = 250;
/** Cells around a point that all have a height: GDAL and we treat the edge of what is known in different ways. */
const MARGIN_CELLS = 10;
/** Side of a pixel of z10, metres of Web Mercator. */
const Z10_PX_M = 40_075_016.685_578_488 / 2 ** 18;

const folder = mkdtempSync(path.join(tmpdir(), 'gdal-points-'));
let seed = 7;
const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;

/** Column, row and whether all cells around have a height. */
function gridOf(text) {
  const [columns, rows, west, south, size] = text
    .split('\n')
    .slice(0, 5)
    .map((line) => Number(line.trim().split(/\s+/)[1]));
  const cells = text.split('\n').slice(6).join(' ').trim().split(/\s+/).map(Number);
  const isInside = (x, y) => {
    const [column, row] = [Math.floor((x - west) / size), Math.floor((south + rows * size - y) / size)];
    for (let r = row - MARGIN_CELLS; r <= row + MARGIN_CELLS; r++)
      for (let c = column - MARGIN_CELLS; c <= column + MARGIN_CELLS; c++)
        if (c < 0 || r < 0 || c >= columns || r >= rows || !(cells[r * columns + c] > -999)) return false;
    return true;
  };
  return { west, south, east: west + columns * size, north: south + rows * size, isInside };
}

const run = (program, args, input) => execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Points in the middle of whole metres, of which GDAL makes a raster. */
function pointsOf(bytes) {
  const file = path.join(folder, 'grid.asc');
  writeFileSync(file, bytes);
  const { west, south, east, north, isInside } = gridOf(bytes.toString());
  const extent = [west, south, east, north].map(String);
  const [fine, coarse, far] = ['fine', 'coarse', 'far'].map((name) => path.join(folder, `${name}.tif`));
  const warp = (from, to, system, ...options) =>
    run('gdalwarp', ['-q', '-overwrite', '-et', '0', '-ot', 'Float32', '-t_srs', system, ...options, from, to]);
  const inMetres = ['-r', 'bilinear', '-tr', '1', '1', '-te', ...extent];
  const z10 = ['-r', 'average', '-tr', String(Z10_PX_M), String(Z10_PX_M), '-tap', '-dstnodata', '-9999'];
  warp(file, fine, 'EPSG:3067', '-s_srs', 'EPSG:3067', ...inMetres);
  warp(file, coarse, 'EPSG:3857', '-s_srs', 'EPSG:3067', ...z10);
  warp(coarse, far, 'EPSG:3067', ...inMetres);
  const points = [];
  while (points.length < POINTS_OF_EACH) {
    const x = west + Math.floor(random() * (east - west)) + 0.5;
    const y = south + Math.floor(random() * (north - south)) + 0.5;
    if (isInside(x, y)) points.push(`${x} ${y}`);
  }
  const input = `${points.join('\n')}\n`;
  const heightsOf = (raster) =>
    run('gdallocationinfo', ['-valonly', '-geoloc', raster], input)
      .trim()
      .split('\n')
      .map((line) => Number(Number(line).toFixed(3)));
  const [heights, atZ10] = [heightsOf(fine), heightsOf(far)];
  const degrees = run('gdaltransform', ['-s_srs', 'EPSG:3067', '-t_srs', 'EPSG:4326', '-output_xy'], input);
  return degrees
    .trim()
    .split('\n')
    .map((line, at) => [...line.split(' ').map((n) => Number(Number(n).toFixed(8))), heights[at], atZ10[at]]);
}

const points = [
  ...pointsOf(gunzipSync(readFileSync(path.join(DEM, 'pallas-c16-dem16m.asc.gz')))),
  ...pointsOf(readFileSync(path.join(DEM, 'porkkavaara-c3-dem16m.asc'))),
];
writeFileSync(
  path.join(HERE, 'gdalPoints.json'),
  `[\n${points.map((point) => JSON.stringify(point)).join(',\n')}\n]\n`,
);
rmSync(folder, { recursive: true });
