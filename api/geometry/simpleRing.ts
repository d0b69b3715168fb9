import { type MicrodegreeLine, type MicrodegreePoint, samePoint, turn } from './microdegrees.ts';
import { between } from './segments.ts';

/** Up to so many sides each is compared with each. */
const FEW = 64;

/**
 * The ring of a line of few points that closes and meets itself nowhere else, as most buildings are; null of every
 * other line, whose shape `networkOf` finds out.
 */
export function simpleRing(line: MicrodegreeLine): MicrodegreePoint[] | null {
  const sides = line.length - 1;
  const [first, last] = [line[0], line[sides]];
  if (first === undefined || last === undefined || sides < 3 || sides > FEW || !samePoint(first, last)) return null;
  for (let i = 0; i < sides; i++) {
    const [a, b] = [line[i] ?? first, line[i + 1] ?? first];
    for (let j = i + 1; j < sides; j++) if (doSidesMeet(a, b, line[j] ?? first, line[j + 1] ?? first)) return null;
  }
  return line.slice(0, -1);
}

/** Whether two sides have more in common than the corner between neighbours. */
function doSidesMeet(a: MicrodegreePoint, b: MicrodegreePoint, c: MicrodegreePoint, d: MicrodegreePoint): boolean {
  if (areApart(a, b, c, d, 0) || areApart(a, b, c, d, 1)) return false;
  if (samePoint(a, c)) return true;
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && between(a, b, c)) ||
    (abd === 0 && between(a, b, d)) ||
    (cda === 0 && between(c, d, a)) ||
    (cdb === 0 && between(c, d, b))
  );
}

/** Whether a gap lies between the two sides along an axis. */
function areApart(
  a: MicrodegreePoint,
  b: MicrodegreePoint,
  c: MicrodegreePoint,
  d: MicrodegreePoint,
  axis: 0 | 1,
): boolean {
  const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
  return (p < r && p < s && q < r && q < s) || (p > r && p > s && q > r && q > s);
}
