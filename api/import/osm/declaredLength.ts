/** `12`, `12.5 km`, `12,5km`, `~800 m`, `7 mi`; the whole text, so that `12;14` or `5 h` is nobody's length. */
const DISTANCE =
  /^(?:~|ca?\.?\s|n\.?\s)?\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*(km|kilomet(?:er|re)s?|m|met(?:er|re)s?|mi|miles?)?$/i;

const METRES: Readonly<Record<string, number>> = { k: 1000, m: 1, i: 1609.344 };

/** The declared length replaces the drawn one when it is longer by more than a fifth. */
const MISSING = 1.2;
/** More than ten times the drawn length of a whole route is metres written as kilometres. */
const BELIEVED = 10;

/** Metres of a `distance` tag, kilometres where no unit is given; null when it is not one plain length. */
export function parseDistanceM(text: string | undefined): number | null {
  const [, digits, unit = 'km'] = DISTANCE.exec(text?.trim() ?? '') ?? [];
  if (digits === undefined) return null;
  const letter = /^mi/i.test(unit) ? 'i' : unit.charAt(0).toLowerCase();
  const metres = Number(digits.replace(',', '.')) * (METRES[letter] ?? 1000);
  return metres > 0 && metres <= 20_000_000 ? metres : null;
}

/**
 * The drawn length in metres, or the declared one where a route is clearly drawn in part. `isCut`: the file holds only
 * a part of the route, whose length without a declared one is unknown (null).
 */
export function lengthOrDeclared(drawnM: number, distance: string | undefined, isCut = false): number | null {
  const declaredM = parseDistanceM(distance);
  if (isCut) return declaredM !== null && declaredM > drawnM ? declaredM : null;
  if (declaredM === null || declaredM <= drawnM * MISSING || declaredM > drawnM * BELIEVED) return drawnM;
  return declaredM;
}
