/** The browser has no more room for saved data. Areas that were saved before are not lost. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** A newer data set was published while an area was being fetched. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

/** Whether an error means that the browser has no more room. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof NoRoomError || (error instanceof DOMException && error.name === 'QuotaExceededError');
}
