import { zxyToTileId } from 'pmtiles';
import type { Batches } from '#api/dumps/records/batches.ts';
import { joinBounds } from '#api/dumps/records/geometry.ts';
import { openNamelessFile, readAllBytes, writeAllBytes } from '#api/platform/files/namelessFile.ts';
import { type Bounds, centreOf } from '#common/geo/bounds.ts';
import { toTileGrid } from '#common/geo/tileGrid.ts';
import { featureBytes } from './features.ts';
import { headerBytes } from './header.ts';
import { packedTree } from './packedTree.ts';

/** Tiles of this zoom, some 500 m wide, say which features stand side by side. */
const ORDER_ZOOM = 16;
/** Features are written in pieces of at least so many bytes. */
const PIECE_BYTES = 2 ** 20;

/** A feature in the spool. */
interface Spooled {
  readonly bounds: Bounds;
  readonly start: number;
  readonly bytes: number;
  /** Where it stands on a Hilbert curve, so that features near each other on the map are so in the file. */
  readonly order: number;
}

/**
 * FlatGeobuf with its spatial index. The index comes before the features, so they wait in a file without a name in
 * `spoolFolder`; in memory is some 100 bytes for each.
 */
export async function* flatGeobuf(batches: Batches, spoolFolder: string): AsyncGenerator<Buffer> {
  const spool = await openNamelessFile(spoolFolder);
  try {
    const features = await spoolFeatures(batches, spool.descriptor);
    features.sort((a, b) => a.order - b.order);
    let bounds: Bounds | null = null;
    let offset = 0;
    const indexed = features.map((feature) => {
      bounds = joinBounds(bounds, feature.bounds);
      const at = offset;
      offset += feature.bytes;
      return { bounds: feature.bounds, offset: at };
    });
    yield headerBytes('places', features.length, bounds);
    if (indexed.length > 0) yield packedTree(indexed);
    yield* piecesOf(features, spool.descriptor);
  } finally {
    spool.close();
  }
}

async function spoolFeatures(batches: Batches, descriptor: number): Promise<Spooled[]> {
  const features: Spooled[] = [];
  let start = 0;
  for await (const batch of batches)
    for (const place of batch) {
      const body = featureBytes(place);
      writeAllBytes(descriptor, body, start);
      const [x, y] = toTileGrid(centreOf(place.bbox), ORDER_ZOOM).map(Math.floor);
      const order = zxyToTileId(ORDER_ZOOM, x ?? 0, y ?? 0);
      features.push({ bounds: place.bbox, start, bytes: body.length, order });
      start += body.length;
    }
  return features;
}

function* piecesOf(features: readonly Spooled[], descriptor: number): Generator<Buffer> {
  let piece: Buffer[] = [];
  let size = 0;
  for (const { start, bytes } of features) {
    const body = Buffer.allocUnsafe(bytes);
    readAllBytes(descriptor, body, start);
    piece.push(body);
    size += bytes;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(piece);
    piece = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(piece);
}
