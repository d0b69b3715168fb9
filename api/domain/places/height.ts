import type { Services } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { available } from '#api/domain/outside/available.ts';
import type { Position } from '#common/geo/bounds.ts';

/** A decimetre: the tiles know no more. */
const PARTS_OF_METRE = 10;

/**
 * Height of the ground at a point, metres; null where none is known. Throws InvalidInputError('lon'), ('lat') with
 * `outOfRange`, UnavailableError.
 */
export async function heightAt({ elevation }: Pick<Services, 'elevation'>, position: Position): Promise<number | null> {
  const [lon, lat] = position;
  if (!(Math.abs(lon) <= 180)) throw new InvalidInputError('lon', 'outOfRange');
  if (!(Math.abs(lat) <= 90)) throw new InvalidInputError('lat', 'outOfRange');
  const [height = null] = await available(elevation.heightsAt([position]));
  return height === null ? null : Math.round(height * PARTS_OF_METRE) / PARTS_OF_METRE;
}
