import type { PlanePoint } from '#common/geo/plane.ts';

/** A line of a network, by its number, and whether it is walked from its end to its start. */
export interface DirectedLine {
  readonly line: number;
  readonly reversed: boolean;
}

/** The key of a point in a map: equal points have equal keys. */
export function pointKey([x, y]: PlanePoint): string {
  return `${x} ${y}`;
}

/**
 * Lines that meet at their ends, each to be joined into one chain. Points are compared as they are: round them first.
 */
export class LineNetwork<Point extends PlanePoint> {
  readonly #lines: readonly (readonly Point[])[];
  /** Numbers of the lines that end in a point; a closed line is listed twice. */
  readonly #byEnd = new Map<string, number[]>();
  readonly #joined = new Set<number>();

  constructor(lines: readonly (readonly Point[])[]) {
    this.#lines = lines;
    for (const [number, line] of lines.entries()) {
      for (const end of [line[0], line.at(-1)]) {
        if (end === undefined) continue;
        const met = this.#byEnd.get(pointKey(end));
        if (met === undefined) this.#byEnd.set(pointKey(end), [number]);
        else met.push(number);
      }
    }
  }

  /** Whether the line is part of a chain already. */
  isJoined(line: number): boolean {
    return this.#joined.has(line);
  }

  /** The lines as they leave the points where one line ends or more than two meet. */
  fromLooseEnds(): DirectedLine[] {
    return [...this.#byEnd].flatMap(([end, met]) =>
      met.length === 2 ? [] : met.map((line) => ({ line, reversed: end !== this.#startOf(line) })),
    );
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
  chainFrom({ line, reversed }: DirectedLine): Point[] {
    this.#joined.add(line);
    const chain = [...(this.#lines[line] ?? [])];
    if (reversed) chain.reverse();
    this.extend(chain, line);
    return chain;
  }

  /** Appends to a chain the lines that continue it; `last` is the line at its end. */
  extend(chain: Point[], last: number): void {
    let next = this.neighbour(last, chain.at(-1));
    while (next !== null && !this.#joined.has(next)) {
      this.#joined.add(next);
      const line = this.#lines[next] ?? [];
      const end = chain.at(-1);
      const fits = end !== undefined && this.#startOf(next) === pointKey(end);
      for (const point of (fits ? line : line.toReversed()).slice(1)) chain.push(point);
      next = this.neighbour(next, chain.at(-1));
    }
  }

  #startOf(line: number): string {
    const start = this.#lines[line]?.[0];
    return start === undefined ? '' : pointKey(start);
  }
}
