import type { GridPoint } from '#api/basemap/grid/baseGrid.ts';
import { isCut, type Ring } from '#api/basemap/grid/halfGrid.ts';

/** Whether a side runs along a cut from west to east, or back. */
export const alongX = ([, ay]: GridPoint, [, by]: GridPoint) => ay === by && isCut(ay);
/** Whether a side runs along a cut from north to south, or back. */
export const alongY = ([ax]: GridPoint, [bx]: GridPoint) => ax === bx && isCut(ax);

/** Sides along cuts. A side in one direction cancels a side in the other direction along the same stretch. */
export class CutSides {
  readonly #rows = new Map<number, [at: number, change: number][]>();
  readonly #columns = new Map<number, [at: number, change: number][]>();

  add(a: GridPoint, b: GridPoint): void {
    const row = alongX(a, b);
    const lines = row ? this.#rows : this.#columns;
    const key = row ? a[1] : a[0];
    const changes: [number, number][] = row
      ? [
          [a[0], 1],
          [b[0], -1],
        ]
      : [
          [a[1], 1],
          [b[1], -1],
        ];
    const known = lines.get(key);
    if (known === undefined) lines.set(key, changes);
    else known.push(...changes);
  }

  /** The stretches that have more sides in one direction than in the other. */
  remaining(): Ring[] {
    const rows = [...this.#rows].flatMap(([y, changes]) =>
      stretches(changes).map(([from, to]): Ring => [
        [from, y],
        [to, y],
      ]),
    );
    const columns = [...this.#columns].flatMap(([x, changes]) =>
      stretches(changes).map(([from, to]): Ring => [
        [x, from],
        [x, to],
      ]),
    );
    return [...rows, ...columns];
  }
}

function stretches(changes: readonly (readonly [at: number, change: number])[]): [from: number, to: number][] {
  const sums = new Map<number, number>();
  for (const [at, change] of changes) sums.set(at, (sums.get(at) ?? 0) + change);
  const found: [number, number][] = [];
  let [net, from] = [0, 0];
  for (const [at, change] of [...sums].sort(([a], [b]) => a - b)) {
    if (change === 0) continue;
    for (let n = 0; n < Math.abs(net); n++) found.push(net > 0 ? [from, at] : [at, from]);
    net += change;
    from = at;
  }
  return found;
}
