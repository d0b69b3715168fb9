import { type Profile, runsOf } from './profile.ts';

/** How people move along a route. */
export type Travel = 'walk' | 'ski' | 'cycle';

/** Speed in metres per second on a slope (metres up for each metre of the way, negative downhill). */
const SPEED: Readonly<Record<Travel, (slope: number) => number>> = {
  walk: walkingSpeed,
  ski: skiingSpeed,
  cycle: cyclingSpeed,
};

/** Minutes that a profile takes without breaks for rest. */
export function travelMinutes({ heightsM, breaks, stepM }: Omit<Profile, 'steepest'>, travel: Travel): number {
  let seconds = 0;
  for (const run of runsOf(heightsM, breaks)) {
    for (const [i, height] of run.entries()) {
      if (i > 0) seconds += stepM / SPEED[travel]((height - (run[i - 1] ?? height)) / stepM);
    }
  }
  return seconds / 60;
}

const KM_PER_HOUR = 1000 / 3600;

/** Tobler's hiking function (W. Tobler, Three Presentations on Geographical Analysis, 1993): 5 km/h on level ground. */
function walkingSpeed(slope: number): number {
  return 6 * KM_PER_HOUR * Math.exp(-3.5 * Math.abs(slope + 0.05));
}

/**
 * Skiing by Munter's effort (W. Munter, 3x3 Lawinen): a kilometre of the way and 100 m of ascent are one unit each. His
 * rate on skis downhill, 10 units an hour, is taken for a made track as a whole; downhill counts as level ground.
 */
function skiingSpeed(slope: number): number {
  const unitsPerKm = 1 + 10 * Math.max(0, slope);
  return (10 * KM_PER_HOUR) / unitsPerKm;
}

/** A tourer on gravel: watts, kilograms with bicycle, rolling resistance, drag area in m², air in kg/m³. */
const CYCLIST = { watts: 90, kg: 90, rolling: 0.01, dragM2: 0.5, air: 1.25, fastest: 30 * KM_PER_HOUR, slowest: 1 };
const GRAVITY = 9.81;

/**
 * Cycling by the balance of power (Martin and others, Validation of a Mathematical Model for Road Cycling Power, 1998):
 * the speed at which climbing, rolling and air take 90 W. Brakes hold 30 km/h downhill, and a bicycle is pushed up at
 * 3.6 km/h where it would go slower.
 */
function cyclingSpeed(slope: number): number {
  const { watts, kg, rolling, dragM2, air, fastest, slowest } = CYCLIST;
  const takes = (speed: number) => speed * (kg * GRAVITY * (slope + rolling) + 0.5 * air * dragM2 * speed ** 2);
  let [low, high] = [slowest, fastest];
  if (takes(high) <= watts) return high;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (takes(middle) <= watts) low = middle;
    else high = middle;
  }
  return low;
}
