/** The browser gives no more room: nothing that was saved before is lost. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** A newer data set has been published while the area was fetched. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

/** Whether the browser refused for lack of room. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof NoRoomError || (error instanceof DOMException && error.name === 'QuotaExceededError');
}
