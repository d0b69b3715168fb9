import type { Position } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { currentConnection } from '#web/data/connection.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { putOff, whoActs } from '#web/features/offline/outbox/outbox.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { ownPlaceRefused } from './nameFault.ts';
import { sendOwnPlace } from './sendOwnPlace.ts';

interface NewOwnPlace {
  /** Empty: the coordinates (RULINGS 23). */
  readonly name: string;
  readonly position: Position;
  readonly attempt: string;
}

/**
 * Adds an own place and gives its id, `waiting` where it is kept on this device until there is a network, or what is said of the refusal.
 * Throws ConnectionError, LimitedError, ServerError.
 */
export async function addOwnPlace({
  name,
  position,
  attempt,
}: NewOwnPlace): Promise<AttractionId | 'waiting' | Refusal> {
  const whose = whoActs();
  const keep = (isTried: boolean) =>
    putOff({ id: attempt, whose, placeName: name, isTried, deed: { kind: 'ownPlace', name, position } });
  if (currentConnection() === 'lost' && (await keep(false))) return 'waiting';
  try {
    const answer = await sendOwnPlace(name, position, attempt);
    return answer.done ? answer.done.ownPlaceEdge.node.ownPlaceId : ownPlaceRefused(answer.refused);
  } catch (error) {
    if (error instanceof ConnectionError && (await keep(true))) return 'waiting';
    throw error;
  }
}
