import type { MapPictureRequest } from '#api/basemap/serve/picture/mapPictures.ts';
import type { Context } from '#api/domain/core/context.ts';
import { publicSets } from '#api/platform/db/publicSets.ts';
import { bandOfZoom, decodeShape } from '#api/tiles/tileBands.ts';
import { toWorld, toWorldBox, WORLD_SIZE } from '#common/geo/worldShape.ts';
import { shapeRows } from './attractionListsSql.ts';
import { placesById } from './attractions.ts';
import { positionOf } from './places.ts';

/** The small map around a place; null where there is no such place. */
export async function placeMap(
  { db, version, now }: Pick<Context, 'db' | 'now' | 'version'>,
  placeId: number,
): Promise<Omit<MapPictureRequest, 'look'> | null> {
  const place = (await placesById({ db, version }, [placeId])).get(placeId);
  if (place === undefined) return null;
  const box = toWorldBox(place.bbox);
  // A map of 192 pixels is as fine as two tiles of the page would be at the zoom at which the box fills them.
  const zoom = Math.log2(WORLD_SIZE / Math.max(box[2] - box[0], box[3] - box[1], 1)) - 1;
  const { baseTileSet } = await publicSets(db, now.getTime());
  return {
    key: `${version} ${placeId}`,
    tileSet: baseTileSet,
    point: toWorld(positionOf(place)),
    box,
    shape: async () => {
      const [row] = place.type === 'POINT' ? [] : await shapeRows(db.pool, version, [placeId], bandOfZoom(zoom));
      return row === undefined ? null : decodeShape(row.shape);
    },
  };
}
