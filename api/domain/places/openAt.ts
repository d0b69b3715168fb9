import { InvalidInputError } from '#api/domain/core/errors.ts';
import { DAY_MS } from '#common/time.ts';

/** Opening hours are known as data from a day ago to so many days ahead (api/hours/patternsSql.ts). */
const AHEAD_MS = 14 * DAY_MS;
const PAST_MS = DAY_MS;

/** Throws InvalidInputError(parameterName) for a moment of which it is not known what is open. */
export function checkOpenAt(parameterName: string, at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime();
  if (!(ahead >= -PAST_MS && ahead <= AHEAD_MS)) throw new InvalidInputError(parameterName, 'outOfRange');
}
