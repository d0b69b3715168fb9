import { simplify } from '@turf/turf';
import { distanceKm } from './geometry.mjs';

const deepestCutKm = 0.35;
const passes = 3;

/**
 * Rounds the corners of a line: each is cut at a quarter of its sides, at most 350 m from it, twice (Chaikin). Ends
 * stay; a closed line is rounded at its start too.
 */
export function roundCorners(line) {
  const isClosed = line.length > 3 && line[0][0] === line.at(-1)[0] && line[0][1] === line.at(-1)[1];
  let rounded = line;
  for (let pass = 0; pass < passes; pass++) rounded = isClosed ? cutClosed(rounded) : cutOpen(rounded);
  return simplify({ type: 'LineString', coordinates: rounded }, { tolerance: 0.00007, highQuality: true }).coordinates;
}

function cutSide(from, to) {
  const km = distanceKm(from, to);
  const part = km === 0 ? 0.25 : Math.min(0.25, deepestCutKm / km);
  const at = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return [at(part), at(1 - part)];
}

const sides = (line) => line.slice(1).flatMap((to, i) => cutSide(line[i], to));

const cutOpen = (line) => (line.length < 3 ? line : [line[0], ...sides(line).slice(1, -1), line.at(-1)]);

function cutClosed(line) {
  const cut = sides(line);
  return [...cut, cut[0]];
}
