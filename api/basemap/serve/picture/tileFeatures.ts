import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { WORLD_SIZE } from '#common/geo/worldShape.ts';
import { LANDUSE } from './looks.ts';

/** A tile as it is served, unzipped. */
export interface DrawnTile extends TileAddress {
  readonly body: Buffer;
}

interface DrawnFeature {
  /** The path of the picture that the feature is drawn in. */
  readonly key: string;
  readonly isArea: boolean;
  /** Its lines or rings in world units. */
  readonly parts: () => [x: number, y: number][][];
}

/** Details come first: where a tile has one, `isBare` need not compare land with water. */
const LAYERS = ['landuse', 'roads', 'earth', 'water', 'boundaries'];
const LINE = 2;
const POLYGON = 3;

const ROADS: Readonly<Record<string, string>> = {
  highway: 'motorway',
  major_road: 'primary',
  minor_road: 'minor',
  path: 'path',
  rail: 'rail',
};

/** The features of a tile that a small map draws, in the order of `LAYERS`. */
export function* featuresOf({ z, x, y, body }: DrawnTile): Generator<DrawnFeature> {
  const { layers } = new VectorTile(new PbfReader(body));
  const side = WORLD_SIZE / 2 ** z;
  for (const name of LAYERS) {
    const layer = layers[name];
    if (layer === undefined) continue;
    const unit = side / layer.extent;
    for (let i = 0; i < layer.length; i += 1) {
      const feature = layer.feature(i);
      const key = keyOf(name, feature);
      if (key === null) continue;
      const parts = () =>
        feature
          .loadGeometry()
          .map((points) =>
            points.map((point): [number, number] => [x * side + point.x * unit, y * side + point.y * unit]),
          );
      yield { key, isArea: feature.type === POLYGON, parts };
    }
  }
}

/** The path that a feature is drawn in; null: it is not drawn. */
function keyOf(layer: string, { type, properties }: VectorTileFeature): string | null {
  const kind = String(properties['kind']);
  switch (layer) {
    case 'earth':
      return type === POLYGON ? 'earth' : null;
    case 'landuse': {
      const colour = type === POLYGON ? LANDUSE.get(kind) : undefined;
      return colour === undefined ? null : `landuse ${colour}`;
    }
    case 'water':
      if (type === LINE) return kind === 'river' || kind === 'canal' ? 'river' : null;
      return type === POLYGON ? 'water' : null;
    case 'boundaries':
      return type === LINE ? 'border' : null;
    default:
      return type === LINE ? (ROADS[kind] ?? null) : null;
  }
}
