import { widthM } from '#api/import/publish/match/measures.ts';
import { metresPerUnit, toWorldBox } from '#common/geo/worldShape.ts';
import type { MergedRecord } from './merge.ts';

/**
 * The surface (m²) of an area and the length (m) of a line; of one that is drawn in part, those of its box and of the
 * diagonal of its box.
 */
export function sizeOf({
  type,
  bbox,
  areaM2,
  lengthM,
}: Pick<MergedRecord, 'type' | 'bbox' | 'areaM2' | 'lengthM'>): Pick<MergedRecord, 'areaM2' | 'lengthM'> {
  const box = toWorldBox(bbox);
  const [minX, minY, maxX, maxY] = box;
  return {
    areaM2: areaM2 ?? (type === 'AREA' ? (maxX - minX) * (maxY - minY) * metresPerUnit(minY) ** 2 : null),
    lengthM: lengthM ?? (type === 'PATH' ? widthM(box) : null),
  };
}
