import { storedSwitch } from './storedSwitch.ts';

/** Whether the map may be turned and tilted: as the visitor chose, else unless the system asks for less motion. */
export const { set: setTurning, useOn: useTurningAllowed } = storedSwitch(
  'turning',
  typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches,
);
