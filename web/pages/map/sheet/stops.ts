import { HALF } from '#web/pages/view/frame.ts';

/** Where the sheet rests, from low to high. */
export const STOPS = ['peek', 'half', 'full'] as const;
export type Stop = (typeof STOPS)[number];

/** How far a sheet in a room of this height is scrolled at a stop, pixels; `peek` shows that much of it. */
export function stopOffset(stop: Stop, roomHeight: number, peek: number): number {
  const full = Math.max(0, roomHeight - peek);
  return { peek: 0, half: Math.min(full, Math.max(0, Math.round(roomHeight * HALF) - peek)), full }[stop];
}

/** The stop a sheet is at or about to reach; its content scrolled further is still `full`. */
export function nearestStop(scrollTop: number, roomHeight: number, peek: number): Stop {
  const distance = (stop: Stop) => Math.abs(scrollTop - stopOffset(stop, roomHeight, peek));
  return STOPS.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest));
}
