import type { Bounds } from '#common/geo/bounds.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Two views are one, measured otherwise, where one shows so much of the other and is not far larger. */
const SHARED_MIN = 0.7;
const RATIO_MAX = 3;

/** What may differ between two questions about one view: from where distances are told does not change what is there. */
const OF_VIEW: readonly string[] = ['bounds', 'near'];

/**
 * How well a kept list answers another question: 0 not at all, 1 the very same bounds. The same view is asked for with other bounds when the page comes
 * from the server, which does not know the size of the screen, or before its map has measured itself; a list of elsewhere is no answer.
 */
export function likeness(asked: Variables, kept: Variables): number {
  const names = new Set([...Object.keys(asked), ...Object.keys(kept)]);
  for (const name of names)
    if (!OF_VIEW.includes(name) && JSON.stringify(asked[name]) !== JSON.stringify(kept[name])) return 0;
  const [a, b] = [asked['bounds'], kept['bounds']];
  return isBounds(a) && isBounds(b) ? overlap(a, b) : 0;
}

function isBounds(value: unknown): value is Bounds {
  return Array.isArray(value) && value.length === 4 && value.every((n) => typeof n === 'number' && Number.isFinite(n));
}

const area = ([west, south, east, north]: Bounds) => Math.max(0, east - west) * Math.max(0, north - south);

function overlap(a: Bounds, b: Bounds): number {
  const shared = area([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);
  const [smaller, larger] = [Math.min(area(a), area(b)), Math.max(area(a), area(b))];
  if (smaller === 0 || shared / smaller < SHARED_MIN || larger / smaller > RATIO_MAX) return 0;
  return shared / (area(a) + area(b) - shared);
}

/** Of the kept questions the one that is asked here too; null where none is. All are addresses of persisted operations. */
export function sameQuestion(asked: string, kept: readonly string[]): string | null {
  const question = read(asked);
  if (question?.variables['bounds'] === undefined) return null;
  const found = kept.map((url) => {
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
