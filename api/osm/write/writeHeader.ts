import { PbfWriter } from 'pbf';
import type { OsmHeader } from '#api/osm/header.ts';

/** The bytes of a HeaderBlock (osmformat.proto) of a sorted file. */
export function encodeHeader({ bounds, replication }: Pick<OsmHeader, 'bounds' | 'replication'>): Uint8Array {
  const header = new PbfWriter();
  if (bounds !== null) {
    const [west, south, east, north] = bounds.map((degrees) => Math.round(degrees * 1e9));
    const box = new PbfWriter();
    [west, east, north, south].forEach((side = 0, at) => box.writeSVarintField(at + 1, side));
    header.writeBytesField(1, box.finish());
  }
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) header.writeStringField(4, feature);
  header.writeStringField(5, 'Sort.Type_then_ID');
  header.writeStringField(16, 'taival');
  if (replication !== null) {
    header.writeVarintField(32, replication.seconds);
    header.writeVarintField(33, replication.sequence);
    header.writeStringField(34, replication.baseUrl);
  }
  return header.finish();
}
