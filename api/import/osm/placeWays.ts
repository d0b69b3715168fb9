import { type StreetBook, streetTag } from '#api/import/streets/streetBook.ts';
import { WAYS, type TagTest } from '#api/osm/block.ts';
import { type WayElement, waysOf } from '#api/osm/elements.ts';
import type { NodeIds } from '#api/osm/nodeStore.ts';
import type { OsmFile } from '#api/osm/osmFile.ts';
import { isClosed } from '#api/osm/outlines.ts';
import { WayStore } from '#api/osm/wayStore.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { classifyWay } from './classifyElement.ts';
import { placeTag } from './placeTags.ts';
import { joinTracks, trackTags } from './tracks.ts';
import type { WayPlace } from './wayPlace.ts';

export interface Ways {
  readonly places: readonly WayPlace[];
  /** Node lists of the ways that are places, and of the ways that relations need. */
  readonly store: WayStore;
  readonly roundabouts: ReadonlySet<number>;
  /** The nodes whose locations are needed. */
  readonly nodeIds: NodeIds;
}

const isRoundabout: TagTest = (key) =>
  key === 'junction' ? (value) => value === 'roundabout' || value === 'circular' : undefined;

/**
 * Second pass: reads the ways that are places, and the ids of all nodes that are needed. A way that is drawn as part of
 * a relation of the same category is no place of its own. Throws ImportInputError.
 */
export async function readWays(
  osm: OsmFile,
  wanted: ReadonlyMap<number, readonly string[]>,
  { onSkip, streets }: { readonly onSkip: (skipped: Skipped) => void; readonly streets: StreetBook | undefined },
): Promise<Ways> {
  const places: WayPlace[] = [];
  const store = new WayStore();
  const roundabouts = new Set<number>();
  const streetNodes: number[] = [];
  for await (const block of osm.pass('Reading ways', WAYS)) {
    for (const way of waysOf(block)) {
      const streetNode = streets === undefined ? null : takeStreet(way, streets);
      if (streetNode !== null) streetNodes.push(streetNode);
      const drawnAs = wanted.get(way.id);
      const written = way.tagsIf(placeTag);
      if (drawnAs === undefined && written === null) continue;
      const tags = written === null ? null : trackTags(written);
      const refs = way.refs();
      const found = tags === null ? null : classifyWay(tags, isClosed(refs));
      // A way of a relation need not be whole, or named, by itself.
      if (typeof found === 'string' && drawnAs === undefined) onSkip({ ref: `way/${way.id}`, reason: found });
      const place = typeof found === 'string' || (found !== null && drawnAs?.includes(found.category)) ? null : found;
      if (place !== null && tags !== null)
        places.push({ id: way.id, ways: [way.id], ...place, tags, date: way.date() });
      if (drawnAs !== undefined && way.tagsIf(isRoundabout) !== null) roundabouts.add(way.id);
      if (place !== null || drawnAs !== undefined) store.add(way.id, refs);
    }
  }
  const joined = joinTracks(places, store);
  const nodeIds = store.nodeIds();
  for (const id of streetNodes) nodeIds.add(id);
  return { places: joined, store, roundabouts, nodeIds };
}

function takeStreet(way: WayElement, streets: StreetBook): number | null {
  const tags = way.tagsIf(streetTag);
  return tags === null ? null : streets.takeWay(tags, way.refs());
}
