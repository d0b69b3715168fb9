/** Which category a LIPAS type is shown as; with the catalogue's `group` it is matched with other sources. */
import shownAs from './lipasTypes.json' with { type: 'json' };

const keys: ReadonlyMap<string, string> = new Map(Object.entries(shownAs));

/**
 * Category key of a LIPAS type code: `shelter/lean_to` for 301, which OSM knows too, else `lipas/{code}`. Null for an
 * unknown type.
 */
export function categoryOfLipasType(code: number): string | null {
  return keys.get(String(code)) ?? null;
}
