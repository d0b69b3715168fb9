import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeArrayBuffer } from 'geotiff';
import { isInstalled, measured, type Measured } from './process.ts';

/** A square of 100 km in the north, in sheets as large as those of the land survey, 10 m cells. */
const [WEST, SOUTH, CELL_M] = [384_000, 7_500_000, 10];
const [COLUMNS, ROWS] = [2500, 1250];
const [SHEETS_EAST, SHEETS_NORTH] = [4, 8];
/** Hills of 10 km down to the roughness of 40 m, each half as wide with less than half of the height. */
const OCTAVES = [1024, 512, 256, 128, 64, 32, 16, 8, 4];
const ROUGHNESS = 0.45;
const HIGHEST_M = 300;
const LOWLAND_M = 250;

/** A number from -0.5 to 0.5 for each corner of a square of an octave; always the same one. */
function noise(x: number, y: number, octave: number): number {
  let n = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(octave, 974_634_777);
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32 - 0.5;
}

const eased = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Adds one octave to a row of cells that begins at a column: smooth between its corners. */
function addOctave(cells: Float32Array, octave: number, left: number, row: number): void {
  const width = OCTAVES[octave] ?? 1;
  const heightM = HIGHEST_M * ROUGHNESS ** octave;
  const j = Math.floor(row / width);
  const b = eased(row / width - j);
  const corner = (i: number) => noise(i, j, octave) * (1 - b) + noise(i, j + 1, octave) * b;
  let i = Math.floor(left / width);
  let [west, east] = [corner(i), corner(i + 1)];
  for (let at = 0; at < cells.length; at++) {
    const x = (left + at) / width;
    if (x >= i + 1) [i, west, east] = [i + 1, east, corner(i + 2)];
    const a = eased(x - i);
    cells[at] = (cells[at] ?? 0) + heightM * (west * (1 - a) + east * a);
  }
}

function writeSheet(file: string, east: number, north: number): void {
  const cells = new Float32Array(COLUMNS * ROWS).fill(LOWLAND_M);
  for (let row = 0; row < ROWS; row++) {
    const ofRow = cells.subarray(row * COLUMNS, (row + 1) * COLUMNS);
    OCTAVES.forEach((_width, octave) => addOctave(ofRow, octave, east * COLUMNS, north * ROWS + row));
  }
  const top = SOUTH + (SHEETS_NORTH - north) * ROWS * CELL_M;
  const bytes = writeArrayBuffer(cells, {
    width: COLUMNS,
    height: ROWS,
    BitsPerSample: [32],
    SampleFormat: [3],
    ModelPixelScale: [CELL_M, CELL_M, 0],
    ModelTiepoint: [0, 0, 0, WEST + east * COLUMNS * CELL_M, top, 0],
    GTModelTypeGeoKey: 1,
    GTRasterTypeGeoKey: 1,
    ProjectedCSTypeGeoKey: 3067,
  });
  writeFileSync(file, new Uint8Array(bytes));
}

/** Imports a made model of 100 by 100 km, and does with GDAL what it can do of the same; a line each. */
export async function benchElevation(folder: string): Promise<string[]> {
  const sheets: string[] = [];
  mkdirSync(folder, { recursive: true });
  for (let north = 0; north < SHEETS_NORTH; north++)
    for (let east = 0; east < SHEETS_EAST; east++) {
      const file = path.join(folder, `sheet${north}${east}.tif`);
      writeSheet(file, east, north);
      sheets.push(file);
    }
  const dataDir = path.join(folder, 'data');
  const ours = await measured(process.execPath, ['dist/server/import.js', 'elevation', ...sheets], {
    DATA_DIR: dataDir,
  });
  const store = path.join(dataDir, 'files', 'tiles', 'elevation');
  const [archive = ''] = readdirSync(store);
  const lines = [
    `import ${lineOf(ours)}; ${sizeOf(path.join(store, archive))}`,
    ...ours.output
      .split('\n')
      .filter((line) => /tiles of heights/.test(line))
      .map((line) => `  ${line.trim()}`),
  ];
  if (isInstalled('gdalwarp')) lines.push(...(await withGdal(folder, sheets)));
  else lines.push('GDAL is not installed: nothing beside');
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

/** Side of a pixel of z14, metres of Web Mercator. */
const Z14_PX_M = 40_075_016.685_578_488 / 2 ** 22;

/** The same pixels in Web Mercator with those of coarser zooms, and the shade of hills out of them. */
async function withGdal(folder: string, sheets: readonly string[]): Promise<string[]> {
  const [all, warped, shade] = ['all.vrt', 'warped.tif', 'shade.tif'].map((name) => path.join(folder, name));
  if (all === undefined || warped === undefined || shade === undefined) return [];
  const packed = ['-co', 'TILED=YES', '-co', 'COMPRESS=DEFLATE', '-co', 'BIGTIFF=YES'];
  await measured('gdalbuildvrt', ['-q', all, ...sheets]);
  const size = ['-tr', String(Z14_PX_M), String(Z14_PX_M), '-tap', '-r', 'bilinear', '-multi', '-wo', 'NUM_THREADS=2'];
  const steps = [
    ['gdalwarp', ['-q', '-t_srs', 'EPSG:3857', ...size, ...packed, '-co', 'NUM_THREADS=2', all, warped]],
    ['gdaladdo', ['-q', '-r', 'average', '--config', 'GDAL_NUM_THREADS', '2', warped, '2', '4', '8', '16', '32']],
    ['gdaldem', ['hillshade', '-q', ...packed, warped, shade]],
  ] as const;
  const lines: string[] = [];
  for (const [program, args] of steps) lines.push(`${program.padEnd(9)} ${lineOf(await measured(program, args))}`);
  return [...lines, `GDAL's heights ${sizeOf(warped)}`];
}

function lineOf({ seconds, cpuSeconds, peakMb }: Measured): string {
  const processor = `${cpuSeconds?.toFixed(0) ?? '?'} s of processor`;
  return `${seconds.toFixed(0)} s, ${processor}, peak ${peakMb?.toFixed(0) ?? '?'} MB`;
}

function sizeOf(file: string): string {
  return `${(statSync(file).size / 1e6).toFixed(1)} MB`;
}
