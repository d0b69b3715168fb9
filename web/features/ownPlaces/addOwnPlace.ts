import type { Position } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { sendOrEnqueue } from '#web/features/offline/outbox/sendOrEnqueue.ts';
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
 * Adds an own place and gives its id; `queued` where it is sent later, or the texts of a failure.
 */
export async function addOwnPlace({
  name,
  position,
  attempt,
}: NewOwnPlace): Promise<AttractionId | 'queued' | Refusal> {
  const result = await sendOrEnqueue({ id: attempt, placeName: name, deed: { kind: 'ownPlace', name, position } }, () =>
    sendOwnPlace(name, position, attempt),
  );
  if (result.is === 'queued') return 'queued';
  return result.is === 'done' ? result.done.ownPlaceEdge.node.ownPlaceId : ownPlaceRefused(result);
}
