import { type Bounds, isBounds } from '#common/geo/bounds.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Two bounds count as the same view where they share at least this part of the smaller one, … */
const SHARED_MIN = 0.7;
/** … and the larger one is at most so many times as large. */
const RATIO_MAX = 3;

/** Variables that may differ between two requests for the same view. `near` only changes the distances shown. */
const VIEW_VARIABLES: readonly string[] = ['bounds', 'near'];

/**
 * How well a cached list answers another request: from 0, not at all, to 1, the same bounds. The same view is requested
 * with other bounds by the server, which does not know the size of the screen, and by a page whose map has not been
 * measured yet. A list of another area is no answer.
 */
function likeness(asked: Variables, cached: Variables): number {
  const names = new Set([...Object.keys(asked), ...Object.keys(cached)]);
  for (const name of names)
    if (!VIEW_VARIABLES.includes(name) && JSON.stringify(asked[name]) !== JSON.stringify(cached[name])) return 0;
  const [a, b] = [asked['bounds'], cached['bounds']];
  return isBounds(a) && isBounds(b) ? overlap(a, b) : 0;
}

const area = ([west, south, east, north]: Bounds) => Math.max(0, east - west) * Math.max(0, north - south);

function overlap(a: Bounds, b: Bounds): number {
  const shared = area([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);
  const [smaller, larger] = [Math.min(area(a), area(b)), Math.max(area(a), area(b))];
  if (smaller === 0 || shared / smaller < SHARED_MIN || larger / smaller > RATIO_MAX) return 0;
  return shared / (area(a) + area(b) - shared);
}

/**
 * Finds the cached URL that requests the same view as `asked`; null where there is none. All are URLs of persisted
 * operations.
 */
export function sameQuestion(asked: string, cached: readonly string[]): string | null {
  const question = read(asked);
  if (question?.variables['bounds'] === undefined) return null;
  const found = cached.map((url) => {
    const other = read(url);
    return {
      url,
      score:
        other !== null && other.documentId === question.documentId ? likeness(question.variables, other.variables) : 0,
    };
  });
  const best = found.reduce((one, other) => (other.score > one.score ? other : one), { url: '', score: 0 });
  return best.score > 0 ? best.url : null;
}

function read(url: string): { readonly documentId: string; readonly variables: Variables } | null {
  const { searchParams } = new URL(url);
  try {
    const variables: unknown = JSON.parse(searchParams.get('variables') ?? '');
    return typeof variables === 'object' && variables !== null
      ? { documentId: searchParams.get('documentId') ?? '', variables: { ...variables } }
      : null;
  } catch {
    return null;
  }
}
