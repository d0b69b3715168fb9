/** State of a step of the history that leads to a point which was just set on the map. */
export const PLACED = { placed: true } as const;

/** Whether a step of the history led to such a point; it stays so over a reload and back. */
export function wasPlaced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'placed' in state && state.placed === true;
}
