import { type MicrodegreeLine, type MicrodegreePoint, samePoint, turn } from './microdegrees.ts';
import { between } from './segments.ts';

/** Up to so many sides each is compared with each. */
const FEW = 64;

/**
 * The ring of a line of few points that closes and meets itself nowhere else, as most buildings are; null of every
 * other line, whose shape `networkOf` finds out.
 */
export function simpleRing(line: MicrodegreeLine): MicrodegreePoint[] | null {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 4 || line.length > FEW + 1) return null;
  if (!samePoint(first, last)) return null;
  const ring = line.slice(0, -1);
  for (let i = 0; i < ring.length; i++)
    for (let j = i + 1; j < ring.length; j++) if (doSidesMeet(ring, i, j)) return null;
  return ring;
}

/** Whether two sides have more in common than the corner between neighbours. */
function doSidesMeet(ring: readonly MicrodegreePoint[], i: number, j: number): boolean {
  const at = (n: number): MicrodegreePoint => ring[n % ring.length] ?? [0, 0];
  const [a, b, c, d] = [at(i), at(i + 1), at(j), at(j + 1)];
  if (samePoint(a, c)) return true;
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) return false;
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) return false;
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && between(a, b, c)) ||
    (abd === 0 && between(a, b, d)) ||
    (cda === 0 && between(c, d, a)) ||
    (cdb === 0 && between(c, d, b))
  );
}
