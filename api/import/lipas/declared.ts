import { positiveOf } from '#api/import/records/fields.ts';
import type { RecordShape } from '#api/import/records/recordShape.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';

/** Where a stated measure is more than so many times the drawn one, or the reverse, it is a mistake of the unit. */
const RATIO_MAX = 10;

function isCredible(stated: number, drawn: number): boolean {
  return stated <= drawn * RATIO_MAX && stated >= drawn / RATIO_MAX;
}

/** The shape with the declared length, in place of that of its drawing. */
export function measured(shape: RecordShape, declaredKm: unknown): RecordShape {
  const km = positiveOf(declaredKm);
  if (shape.lengthM === null || km === null) return shape;
  return isCredible(km * 1000, shape.lengthM) ? { ...shape, lengthM: km * 1000 } : shape;
}

/** The properties without an area that the drawing shows to be wrong: some sites state hectares. */
export function credible(properties: PlaceProperties, { areaM2 }: RecordShape): PlaceProperties {
  const { 'area-km2': stated, ...facts } = properties.facts ?? {};
  if (typeof stated !== 'number' || areaM2 === null || isCredible(stated * 1e6, areaM2)) return properties;
  return { ...properties, facts };
}
