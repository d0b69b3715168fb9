import { storedSwitch } from './storedSwitch.ts';

/** Closures, warnings, groomed tracks and reports. */
export const { set: setConditionsShown, useOn: useConditionsShown } = storedSwitch('conditions', true);

/** Shading and contours of the terrain map. */
export const { set: setReliefShown, useOn: useReliefShown } = storedSwitch('relief', true);
