import type { PlanePoint } from '#common/geo/plane.ts';

/** A line of a network, by its number, and whether it is walked from its end to its start. */
export interface DirectedLine {
  readonly line: number;
  readonly reversed: boolean;
}

/** Two numbers below this make one key that is exact. */
const SMALL = 2 ** 26;

/**
 * The key of a point in a map: equal points have equal keys. It is a number where two small whole ones are the point,
 * since a text takes several times as long.
 */
export function pointKey([x, y]: PlanePoint): string | number {
  const isSmall = x >= 0 && y >= 0 && x < SMALL && y < SMALL && Number.isInteger(x) && Number.isInteger(y);
  return isSmall ? x * SMALL + y : `${x} ${y}`;
}

/**
 * Lines that meet at their ends, each to be joined into one chain. Points are compared as they are: round them first.
 * Of a line only the ends count until it is joined.
 */
export class LineNetwork<Point extends PlanePoint> {
  readonly #lines: readonly (readonly Point[])[];
  /** Numbers of the lines that end in a point; a closed line is listed twice. */
  readonly #byEnd = new Map<string | number, number[]>();
  readonly #joined = new Set<number>();

  constructor(lines: readonly (readonly Point[])[]) {
    this.#lines = lines;
    for (const [number, line] of lines.entries()) {
      for (const end of [line[0], line.at(-1)]) {
        if (end === undefined) continue;
        const key = pointKey(end);
        const met = this.#byEnd.get(key);
        if (met === undefined) this.#byEnd.set(key, [number]);
        else met.push(number);
      }
    }
  }

  /** Whether the line is part of a chain already. */
  isJoined(line: number): boolean {
    return this.#joined.has(line);
  }

  /**
   * The chains of the whole network, each as its lines are walked. Those that begin at a loose end or a junction come
   * first; after them only loops are left.
   */
  *chains(): Generator<DirectedLine[]> {
    for (const start of this.#fromLooseEnds()) if (!this.isJoined(start.line)) yield this.#walkedFrom(start);
    for (const line of this.#lines.keys()) if (!this.isJoined(line)) yield this.#walkedFrom({ line, reversed: false });
  }

  /** The lines as they leave the points where one line ends or more than two meet. */
  *#fromLooseEnds(): Generator<DirectedLine> {
    for (const [end, met] of this.#byEnd) {
      if (met.length === 2) continue;
      for (const line of met) yield { line, reversed: end !== this.#startOf(line) };
    }
  }

  /**
   * The other line where exactly two lines meet; null at a loose end, at a junction, and where a closed line meets
   * itself.
   */
  neighbour(line: number, end: Point | undefined): number | null {
    const met = end === undefined ? [] : (this.#byEnd.get(pointKey(end)) ?? []);
    const other = met.length === 2 ? met.find((number) => number !== line) : undefined;
    return other ?? null;
  }

  /** The chain that begins with a line and goes on to the next loose end or junction, or round to its start. */
  chainFrom(start: DirectedLine): Point[] {
    return this.pointsOf(this.#walkedFrom(start));
  }

  /** The points of a chain, without those that two of its lines share. */
  pointsOf(chain: readonly DirectedLine[]): Point[] {
    const points: Point[] = [];
    for (const walked of chain) this.#append(points, walked);
    return points;
  }

  /** Appends to a chain the lines that continue it; `last` is the line at its end. */
  extend(chain: Point[], last: number): void {
    for (const walked of this.#continued(last, chain.at(-1))) this.#append(chain, walked);
  }

  #walkedFrom(start: DirectedLine): DirectedLine[] {
    this.#joined.add(start.line);
    return [start, ...this.#continued(start.line, this.#endOf(start))];
  }

  /** The lines that continue a line from one of its ends. */
  #continued(line: number, from: Point | undefined): DirectedLine[] {
    const walked: DirectedLine[] = [];
    let end = from;
    for (let next = this.neighbour(line, end); next !== null && !this.#joined.has(next);) {
      this.#joined.add(next);
      const one = { line: next, reversed: end === undefined || this.#startOf(next) !== pointKey(end) };
      walked.push(one);
      end = this.#endOf(one);
      next = this.neighbour(next, end);
    }
    return walked;
  }

  #append(chain: Point[], { line, reversed }: DirectedLine): void {
    const points = this.#lines[line] ?? [];
    const walked = reversed ? points.toReversed() : points;
    for (let i = chain.length === 0 ? 0 : 1; i < walked.length; i++) {
      const point = walked[i];
      if (point !== undefined) chain.push(point);
    }
  }

  #startOf(line: number): string | number | undefined {
    const start = this.#lines[line]?.[0];
    return start === undefined ? undefined : pointKey(start);
  }

  #endOf({ line, reversed }: DirectedLine): Point | undefined {
    const points = this.#lines[line];
    return reversed ? points?.[0] : points?.at(-1);
  }
}
