import { stat } from 'node:fs/promises';
import { fromFile, type GeoTIFFImage } from 'geotiff';
import { ImportInputError } from '#api/platform/reading.ts';
import { type Crs, CRS_CODES, crsOf } from './crs.ts';
import { type CellUnit, heightOf, type Sheet } from './sheet.ts';

/** Cells of a block that is read at once, about. */
const BLOCK_CELLS = 2 ** 18;
/** A file whose own strips are larger needs too much memory. */
const STRIP_CELLS_MAX = 2 ** 26;
/** GeoTIFF's word for a system that no code names. */
const USER_DEFINED = 32_767;

/** Opens a GeoTIFF of one band; its cells are read when they are needed. `asked` goes before what it says of itself. */
export async function openGeoTiff(file: string, asked: Crs | null): Promise<Sheet> {
  const tiff = await fromFile(file).catch((cause: unknown) => refuse(file, 'is no GeoTIFF that can be read', cause));
  try {
    const image = await tiff.getImage().catch((cause: unknown) => refuse(file, 'is damaged or cut short', cause));
    await checkWhole(file, image);
    const place = placeOf(file, image);
    const blocks = blocksOf(file, image);
    const crs = asked ?? statedCrs(file, image);
    const [columns, rows] = [image.getWidth(), image.getHeight()];
    const noData = image.getGDALNoData();
    const unit = await unitOf(file, image);
    return {
      file,
      crs,
      columns,
      rows,
      ...place,
      ...blocks,
      readBlock: async (column, row) => {
        const [left, top] = [column * blocks.blockColumns, row * blocks.blockRows];
        const [right, bottom] = [Math.min(left + blocks.blockColumns, columns), Math.min(top + blocks.blockRows, rows)];
        const cells = await image
          .readRasters({ window: [left, top, right, bottom], samples: [0], interleave: true })
          .catch((cause: unknown) => refuse(file, 'is damaged: its cells cannot be unpacked', cause));
        return {
          columns: right - left,
          rows: bottom - top,
          heights: Float32Array.from(cells, (value) => heightOf(value, noData, unit)),
        };
      },
      close: async () => void (await tiff.close()),
    };
  } catch (error) {
    await tiff.close();
    throw error;
  }
}

function refuse(file: string, fault: string, cause?: unknown): never {
  throw new ImportInputError(`${file} ${fault}.`, { cause });
}

/** Throws ImportInputError where cells lie beyond the end of the file. */
async function checkWhole(file: string, image: GeoTIFFImage): Promise<void> {
  const { size } = await stat(file);
  const directory = image.getFileDirectory();
  const kind = directory.hasTag('TileOffsets') ? 'Tile' : 'Strip';
  const offsets = await directory.loadValue(kind === 'Tile' ? 'TileOffsets' : 'StripOffsets');
  const lengths = await directory.loadValue(kind === 'Tile' ? 'TileByteCounts' : 'StripByteCounts');
  if (offsets === undefined || lengths === undefined) refuse(file, 'has no cells');
  if (Array.from(offsets, Number).some((offset, at) => offset + Number(lengths[at]) > size))
    refuse(file, 'is cut short');
}

/** What GDAL's words about the first band say of its cells. Throws ImportInputError. */
async function unitOf(file: string, image: GeoTIFFImage): Promise<CellUnit> {
  const damaged = (cause: unknown) => refuse(file, 'is damaged or cut short', cause);
  const { SCALE = 1, OFFSET = 0 } = (await image.getGDALMetadata(0).catch(damaged)) ?? {};
  const unit = { scale: Number(SCALE), offset: Number(OFFSET) };
  if (!Object.values(unit).every(Number.isFinite)) refuse(file, 'has a scale or an offset that is no number');
  if (unit.scale === 0) refuse(file, 'has a scale of 0');
  return unit;
}

/** Where the grid lies. Throws ImportInputError for one that is turned, or lies nowhere. */
function placeOf(file: string, image: GeoTIFFImage): Pick<Sheet, 'west' | 'north' | 'cellWidth' | 'cellHeight'> {
  if (image.getWidth() * image.getHeight() === 0) refuse(file, 'has no cells');
  if (image.getSamplesPerPixel() !== 1)
    refuse(file, `has ${image.getSamplesPerPixel()} bands: an elevation model has one`);
  const matrix: readonly number[] = image.getFileDirectory().getValue('ModelTransformation') ?? [];
  if ([matrix[1], matrix[4]].some((turn) => turn !== undefined && turn !== 0)) refuse(file, 'has a turned grid');
  const [origin, resolution] = [whereOf(() => image.getOrigin()), whereOf(() => image.getResolution())];
  if (origin === null || resolution === null) return refuse(file, 'does not say where it lies');
  const [west = 0, north = 0] = origin;
  const [cellWidth = 0, step = 0] = resolution;
  if (!(cellWidth > 0 && step < 0)) refuse(file, 'does not run from north to south');
  const half = image.pixelIsArea() ? 0 : 0.5;
  return { west: west - half * cellWidth, north: north - half * step, cellWidth, cellHeight: -step };
}

/** Null where the file has no such thing, for which the library throws. */
function whereOf(read: () => readonly number[]): readonly number[] | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Blocks of whole tiles or strips of the file. */
function blocksOf(file: string, image: GeoTIFFImage): Pick<Sheet, 'blockColumns' | 'blockRows'> {
  const [width, height] = [image.getTileWidth(), image.getTileHeight()];
  if (width * height > STRIP_CELLS_MAX) refuse(file, 'has strips of more cells than memory is planned for');
  const rows = Math.max(1, Math.floor(BLOCK_CELLS / (width * height)));
  return { blockColumns: width, blockRows: height * (width < image.getWidth() ? 1 : rows) };
}

function statedCrs(file: string, image: GeoTIFFImage): Crs {
  const keys = image.getGeoKeys();
  const codes = [keys?.ProjectedCSTypeGeoKey, keys?.GeographicTypeGeoKey];
  const code = codes.map(Number).find((one) => Number.isInteger(one) && one > 0) ?? null;
  if (code === null) return refuse(file, 'does not say which reference system it has: name it by --crs');
  if (code === USER_DEFINED) return refuse(file, 'has a reference system without a code: name it by --crs');
  return crsOf(code) ?? refuse(file, `has EPSG:${code}, which is not read: ${CRS_CODES.join(', ')} are`);
}
