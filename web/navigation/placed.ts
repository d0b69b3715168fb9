/** State of a history entry whose point the visitor has just set on the map. */
export const PLACED = { placed: true } as const;

/** Whether a history entry has that state; it survives a reload and a step back. */
export function wasPlaced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'placed' in state && state.placed === true;
}
