import { type Bounds, parseBounds } from '#common/geo/bounds.ts';
import { SAVED_MARK } from '#web/data/savedMark.ts';
import { readStored, writeStored } from '#web/data/storage.ts';

/**
 * The description of an area in local storage, which browsers do not evict to free room: it is still there when the
 * area's data is gone. WebKit deletes both after seven days without a visit, except for an installed app.
 */
export interface MarkedArea {
  readonly id: string;
  readonly name: string;
  readonly bounds: Bounds;
  readonly placeId: number | null;
}

/** The areas that were saved in this browser, by their marks. */
export function markedAreas(): MarkedArea[] {
  try {
    const read: unknown = JSON.parse(readStored(SAVED_MARK) ?? '[]');
    return Array.isArray(read) ? read.flatMap((one: unknown) => asMarked(one) ?? []) : [];
  } catch {
    return [];
  }
}

function asMarked(one: unknown): MarkedArea | null {
  if (typeof one !== 'object' || one === null || !('id' in one) || !('name' in one) || !('bounds' in one)) return null;
  const { id, name } = one;
  const bounds = Array.isArray(one.bounds) ? parseBounds(one.bounds.join()) : null;
  const placeId = 'placeId' in one && typeof one.placeId === 'number' ? one.placeId : null;
  return typeof id === 'string' && typeof name === 'string' && bounds !== null ? { id, name, bounds, placeId } : null;
}

/** Replaces the marks of all areas. */
export function markAreas(areas: readonly MarkedArea[]): void {
  if (areas.length === 0) localStorage.removeItem(SAVED_MARK);
  else
    writeStored(
      SAVED_MARK,
      JSON.stringify(areas.map(({ id, name, bounds, placeId }) => ({ id, name, bounds, placeId }))),
    );
}
