import { type MicrodegreePoint, toPosition } from '#api/geometry/microdegrees.ts';
import type { AdminAreaRecord } from '#api/import/boundaries/adminArea.ts';
import type { AdminIndex } from '#api/import/boundaries/adminIndex.ts';
import { pointsOf } from '#common/geo/flatLine.ts';
import { plainNumber } from '#common/search/streetNumbers.ts';
import type { House, StreetBook } from './streetBook.ts';

/** A street of one municipality. */
export interface StreetRecord {
  readonly nameFi: string;
  readonly nameSv: string | null;
  readonly municipality: Pick<AdminAreaRecord, 'nameFi' | 'nameSv'> | null;
  readonly point: MicrodegreePoint;
  readonly houses: readonly Pick<House, 'number' | 'point'>[];
}

/** A street whose pieces and houses are still collected: columns, as in `StreetBook`. */
interface Draft {
  readonly nameFi: string;
  nameSv: string | null;
  readonly municipality: StreetRecord['municipality'];
  /** Two numbers for each piece of the road, and for each house. */
  readonly points: number[];
  readonly housePoints: number[];
  readonly numbers: string[];
}

/** The streets of an extract with their houses; those of one name in one municipality are one. */
export function* streetsOf(book: Pick<StreetBook, 'roads' | 'houses'>, areas: AdminIndex): Generator<StreetRecord> {
  const municipalityOf = cachedByName(areas);
  const drafts: Draft[] = [];
  const byName = new Map<string, Draft>();
  const draftOf = (nameFi: string, nameSv: string | null, point: MicrodegreePoint): Draft => {
    const municipality = municipalityOf(nameFi, point);
    const key = (name: string) => `${municipality?.code ?? ''} ${name}`;
    const known = byName.get(key(nameFi)) ?? (nameSv === null ? undefined : byName.get(key(nameSv)));
    const draft = known ?? { nameFi, nameSv, municipality, points: [], housePoints: [], numbers: [] };
    if (known === undefined) drafts.push(draft);
    if (nameSv !== null && draft.nameFi === nameFi) draft.nameSv ??= nameSv;
    byName.set(key(nameFi), draft);
    if (nameSv !== null) byName.set(key(nameSv), draft);
    return draft;
  };
  for (const { nameFi, nameSv, point } of book.roads()) draftOf(nameFi, nameSv, point).points.push(...point);
  for (const { street, number, point } of book.houses()) {
    const draft = draftOf(street, null, point);
    draft.numbers.push(number);
    draft.housePoints.push(...point);
  }
  for (const draft of drafts) yield recordOf(draft);
}

function recordOf({ nameFi, nameSv, municipality, points, housePoints, numbers }: Draft): StreetRecord {
  // By the plain form of the number: a house that is mapped twice is one.
  const houses = new Map<string, StreetRecord['houses'][number]>();
  for (const [at, point] of pointsOf(housePoints).entries()) {
    const number = numbers[at] ?? '';
    if (!houses.has(plainNumber(number))) houses.set(plainNumber(number), { number, point });
  }
  const all = [...houses.values()];
  const middle = middleOf(points.length > 0 ? pointsOf(points) : all.map(({ point }) => point));
  return { nameFi, nameSv, municipality, point: middle, houses: all };
}

/** Of several points the one nearest to their mean, so that it lies on the street. */
function middleOf(points: readonly MicrodegreePoint[]): MicrodegreePoint {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  // A degree of longitude is half as long as one of latitude here.
  const far = ([x, y]: MicrodegreePoint) => ((x - meanX) / 2) ** 2 + (y - meanY) ** 2;
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

/** Sides of the squares, in millionths of a degree: a kilometre, about. */
const CELL_X = 20_000;
const CELL_Y = 10_000;

/** Looks a municipality up once for each name and square, since a street has many pieces and houses. */
function cachedByName(areas: AdminIndex): (name: string, point: MicrodegreePoint) => AdminAreaRecord | null {
  const known = new Map<string, AdminAreaRecord | null>();
  return (name, point) => {
    const key = `${name} ${Math.floor(point[0] / CELL_X)} ${Math.floor(point[1] / CELL_Y)}`;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const found = areas.locate(toPosition(point)).municipality ?? null;
    known.set(key, found);
    return found;
  };
}
