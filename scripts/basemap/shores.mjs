import { KM_PER_DEGREE, shrink } from './geometry.mjs';

/**
 * Redraws angular polygons with natural shores: painted on a grid, blurred, and traced again at `level`, which is by
 * itself the one that keeps their area. `blurKm` is about the size of the steps and gaps that vanish. Rings in lon/lat;
 * returns polygons.
 */
export function redrawShores(polygons, { blurKm, level }, { blur2, contours }) {
  const cellKm = Math.max(0.03, blurKm / 4);
  const grid = gridOver(polygons, cellKm, blurKm * 3 + cellKm * 2);
  const painted = paint(polygons, grid);
  const area = painted.reduce((sum, value) => sum + value, 0);
  blur2({ data: painted, width: grid.width, height: grid.height }, blurKm / cellKm);
  const threshold = level ?? Math.min(0.55, Math.max(0.35, valueKeeping(area, painted)));
  const traced = contours().size([grid.width, grid.height]).thresholds([threshold])(painted);
  return traced[0].coordinates.map((rings) => rings.map((ring) => ring.map(grid.toPosition)));
}

function gridOver(polygons, cellKm, marginKm) {
  const outer = polygons.flatMap(([ring]) => ring);
  const xs = outer.map(([x]) => x);
  const ys = outer.map(([, y]) => y);
  const min = (values) => values.reduce((a, b) => Math.min(a, b));
  const max = (values) => values.reduce((a, b) => Math.max(a, b));
  const dy = cellKm / KM_PER_DEGREE;
  const dx = dy / shrink((min(ys) + max(ys)) / 2);
  const west = min(xs) - (marginKm / cellKm) * dx;
  const south = min(ys) - (marginKm / cellKm) * dy;
  return {
    width: Math.ceil((max(xs) - west) / dx + marginKm / cellKm),
    height: Math.ceil((max(ys) - south) / dy + marginKm / cellKm),
    toCell: ([x, y]) => [(x - west) / dx, (y - south) / dy],
    toPosition: ([column, row]) => [west + column * dx, south + row * dy],
  };
}

/** 1 for cells whose middle lies in a polygon, row by row with the even-odd rule. */
function paint(polygons, { width, height, toCell }) {
  const cells = new Float32Array(width * height);
  for (const rings of polygons) {
    const crossings = new Map();
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i++) {
        const [x1, y1] = toCell(ring[i - 1]);
        const [x2, y2] = toCell(ring[i]);
        for (let row = Math.ceil(Math.min(y1, y2) - 0.5); row < Math.max(y1, y2) - 0.5; row++) {
          const at = x1 + ((row + 0.5 - y1) / (y2 - y1)) * (x2 - x1);
          crossings.set(row, [...(crossings.get(row) ?? []), at]);
        }
      }
    }
    for (const [row, unsorted] of crossings) {
      const sorted = unsorted.sort((a, b) => a - b);
      for (let i = 1; i < sorted.length; i += 2) {
        cells.fill(1, row * width + Math.round(sorted[i - 1]), row * width + Math.round(sorted[i]));
      }
    }
  }
  return cells;
}

/** The value that as many cells exceed as were painted. */
function valueKeeping(area, cells) {
  const counts = new Uint32Array(1001);
  for (const value of cells) counts[Math.min(1000, Math.floor(value * 1000))]++;
  let above = 0;
  for (let i = 1000; i > 0; i--) {
    above += counts[i];
    if (above >= area) return i / 1000;
  }
  return 0;
}
