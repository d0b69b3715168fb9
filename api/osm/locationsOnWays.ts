import { WAYS } from './block.ts';
import { waysOf } from './elements.ts';
import type { NodeStore } from './nodeStore.ts';
import type { OsmFile } from './osmFile.ts';

/** Takes the locations from the ways themselves, in files that store them there and leave the nodes out. */
export async function readLocationsOnWays(osm: OsmFile, nodes: NodeStore): Promise<void> {
  for await (const block of osm.pass('Reading locations', WAYS)) {
    for (const way of waysOf(block)) {
      const [ids, { lons, lats }] = [way.refs(), way.locations()];
      if (lons.length === ids.length && lats.length === ids.length) nodes.take({ ids, lons, lats });
    }
  }
}
