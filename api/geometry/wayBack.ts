import type { MicrodegreeLine } from './microdegrees.ts';

/** A line that may be only one direction of a route: it is travelled as it is drawn, and the way back is another. */
export interface DirectedLine {
  readonly points: MicrodegreeLine;
  readonly forward: boolean;
}

const METRES_PER_MICRODEGREE = 0.1112;
/** The two sides of a wide street, or of a pair of one-way streets, are no further apart. */
const BESIDE_M = 80;
/** Distance of the samples along a line. */
const STEP_M = 15;
/** At its ends a side of the street turns away from the other one. */
const BESIDE_SHARE = 0.6;
/** The cosine from which on two directions are opposite: within 60 degrees. */
const OPPOSITE = -0.5;

interface Sample {
  readonly x: number;
  readonly y: number;
  /** Direction, of length 1. */
  readonly dx: number;
  readonly dy: number;
}

/** The lines without those that run back beside an earlier one, on the other side of a street. */
export function withoutWayBack<T extends DirectedLine>(lines: readonly T[]): T[] {
  const there = new Map<string, Sample[]>();
  // One plane for all lines: with the latitude of each, lines of one meridian would lie side by side.
  const east = METRES_PER_MICRODEGREE * Math.cos(((lines[0]?.points[0]?.[1] ?? 0) * Math.PI) / 180e6);
  return lines.filter(({ points, forward }) => {
    if (!forward) return true;
    const samples = samplesOf(points, east);
    const beside = samples.filter((sample) => isOpposite(sample, there)).length;
    if (samples.length > 0 && beside >= samples.length * BESIDE_SHARE) return false;
    for (const sample of samples) {
      const key = cellOf(sample.x, sample.y);
      const cell = there.get(key);
      if (cell) cell.push(sample);
      else there.set(key, [sample]);
    }
    return true;
  });
}

/** Points along a line in metres on a plane; `east` is the length of a microdegree of longitude. */
function samplesOf(line: MicrodegreeLine, east: number): Sample[] {
  return line.flatMap(([x, y], i): Sample[] => {
    const [fromX, fromY] = line[i - 1] ?? [x, y];
    const [dx, dy] = [(x - fromX) * east, (y - fromY) * METRES_PER_MICRODEGREE];
    const lengthM = Math.hypot(dx, dy);
    const steps = Math.ceil(lengthM / STEP_M);
    return Array.from({ length: steps }, (_, step) => ({
      x: fromX * east + (dx * (step + 0.5)) / steps,
      y: fromY * METRES_PER_MICRODEGREE + (dy * (step + 0.5)) / steps,
      dx: dx / lengthM,
      dy: dy / lengthM,
    }));
  });
}

function cellOf(x: number, y: number): string {
  return `${Math.floor(x / BESIDE_M)},${Math.floor(y / BESIDE_M)}`;
}

const NEIGHBOURS = [-BESIDE_M, 0, BESIDE_M];

function isOpposite({ x, y, dx, dy }: Sample, there: ReadonlyMap<string, readonly Sample[]>): boolean {
  return NEIGHBOURS.some((east) =>
    NEIGHBOURS.some((north) =>
      there
        .get(cellOf(x + east, y + north))
        ?.some(
          (other) => other.dx * dx + other.dy * dy <= OPPOSITE && Math.hypot(other.x - x, other.y - y) <= BESIDE_M,
        ),
    ),
  );
}
