import { finlandCrs } from '#api/import/elevation/sheets/crs.ts';
import { type Bounds, boundsOf, commonBounds, type Position } from '#common/geo/bounds.ts';

/** A sheet of the land survey's division TM35 at 1:25,000, such as L4133, the middle of Helsinki: 24 by 12 km. */
export interface MapSheet {
  readonly name: string;
  /** South-western corner in metres of EPSG:3067. */
  readonly west: number;
  readonly south: number;
}

export const SHEET_WIDTH_M = 24_000;
export const SHEET_HEIGHT_M = 12_000;

/** Sheets at 1:200,000: rows from the south by letter, columns from the west by number, of which 2 is the first. */
const ROWS = 'KLMNPQRSTUVWX';
const COLUMNS = [2, 3, 4, 5, 6];
const [WEST, SOUTH] = [-76_000, 6_570_000];
/** How often a sheet of 1:200,000 is cut into quarters. */
const CUTS = 3;
const EDGE_STEPS = 4;

/** The sheets that lie over boxes in degrees, also in part. */
export function sheetsOver(boxes: readonly Bounds[]): MapSheet[] {
  return allSheets().filter((sheet) => {
    const bounds = boundsOfSheet(sheet);
    return boxes.some((box) => commonBounds(bounds, box) !== null);
  });
}

function allSheets(): MapSheet[] {
  const [width, height] = [SHEET_WIDTH_M * 2 ** CUTS, SHEET_HEIGHT_M * 2 ** CUTS];
  return [...ROWS].flatMap((letter, row) =>
    COLUMNS.flatMap((number, column) =>
      quarters({ name: `${letter}${number}`, west: WEST + column * width, south: SOUTH + row * height }, CUTS),
    ),
  );
}

/** The quarters are numbered by columns: 1 in the south-west, 2 north of it, 3 in the south-east, 4 north of that. */
function quarters(sheet: MapSheet, cuts: number): MapSheet[] {
  if (cuts === 0) return [sheet];
  const [width, height] = [SHEET_WIDTH_M * 2 ** (cuts - 1), SHEET_HEIGHT_M * 2 ** (cuts - 1)];
  return [0, 1, 2, 3].flatMap((at) =>
    quarters(
      {
        name: `${sheet.name}${at + 1}`,
        west: sheet.west + (at >> 1) * width,
        south: sheet.south + (at % 2) * height,
      },
      cuts - 1,
    ),
  );
}

/** In degrees the edges are bent: the box holds points along them. */
function boundsOfSheet({ west, south }: MapSheet): Bounds {
  const tm35 = finlandCrs();
  const points: Position[] = [];
  for (let i = 0; i <= EDGE_STEPS; i++)
    for (const y of [south, south + SHEET_HEIGHT_M]) points.push(tm35.to([west + (i / EDGE_STEPS) * SHEET_WIDTH_M, y]));
  return boundsOf(points);
}
