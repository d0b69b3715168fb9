import { areaContains, partsOf, type WorldBox, type WorldShape } from './worldShape.ts';

/** The smallest box around a shape. */
export function boxOfShape({ coords }: Pick<WorldShape, 'coords'>): WorldBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < coords.length; at += 2) {
    const [x, y] = [coords[at] ?? 0, coords[at + 1] ?? 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** Whether two boxes are no further apart than `within` along either axis. */
export function boxesMeet(a: WorldBox, b: WorldBox, within: number): boolean {
  return a[0] - within <= b[2] && a[2] + within >= b[0] && a[1] - within <= b[3] && a[3] + within >= b[1];
}

/** Whether two lines or areas, these without their holes, are anywhere no further apart than `within` world units. */
export function shapesMeet(a: WorldShape, b: WorldShape, within: number): boolean {
  if (!boxesMeet(boxOfShape(a), boxOfShape(b), within)) return false;
  return holdsPart(a, b) || holdsPart(b, a) || sidesMeet(a, b, within);
}

/** Whether the area holds the beginning of a part of the other shape: where no sides meet, all of that part. */
function holdsPart(area: WorldShape, other: WorldShape): boolean {
  return (
    area.type === 'AREA' &&
    partsOf(other).some(([from]) => areaContains(area, other.coords[2 * from] ?? 0, other.coords[2 * from + 1] ?? 0))
  );
}

type Side = readonly [ax: number, ay: number, bx: number, by: number];

function sidesMeet(a: WorldShape, b: WorldShape, within: number): boolean {
  const near = sidesNear(b, boxOfShape(a), within);
  return sidesNear(a, boxOfShape(b), within).some((one) =>
    near.some((other) => boxesMeet(boxOfSide(one), boxOfSide(other), within) && sideDistance(one, other) <= within),
  );
}

function sidesNear(shape: WorldShape, box: WorldBox, within: number): Side[] {
  const sides: Side[] = [];
  for (const [from, to] of partsOf(shape)) {
    for (let at = 2 * from; at < 2 * (to - 1); at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = shape.coords.subarray(at, at + 4);
      if (boxesMeet(boxOfSide([ax, ay, bx, by]), box, within)) sides.push([ax, ay, bx, by]);
    }
  }
  return sides;
}

function boxOfSide([ax, ay, bx, by]: Side): WorldBox {
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}

function sideDistance(one: Side, other: Side): number {
  if (cross(one, other)) return 0;
  const [ax, ay, bx, by] = one;
  const [cx, cy, dx, dy] = other;
  return Math.min(
    pointToSide(ax, ay, other),
    pointToSide(bx, by, other),
    pointToSide(cx, cy, one),
    pointToSide(dx, dy, one),
  );
}

function cross(one: Side, other: Side): boolean {
  const [ax, ay, bx, by] = one;
  const [cx, cy, dx, dy] = other;
  return turn(one, cx, cy) * turn(one, dx, dy) < 0 && turn(other, ax, ay) * turn(other, bx, by) < 0;
}

/** On which side of the line the point lies: 1, -1, or 0 on it. */
function turn([ax, ay, bx, by]: Side, x: number, y: number): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function pointToSide(x: number, y: number, [ax, ay, bx, by]: Side): number {
  const [width, height] = [bx - ax, by - ay];
  const length = width ** 2 + height ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * width + (y - ay) * height) / length));
  return Math.hypot(x - ax - along * width, y - ay - along * height);
}

/** Whether the point lies in the area, or no further from the line than `within` world units. */
export function shapeReaches(shape: WorldShape, [x, y]: readonly [x: number, y: number], within: number): boolean {
  if (shape.type === 'AREA') return areaContains(shape, x, y);
  const box: WorldBox = [x, y, x, y];
  return sidesNear(shape, box, within).some((side) => pointToSide(x, y, side) <= within);
}
