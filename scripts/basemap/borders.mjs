import { simplify } from '@turf/turf';
import Flatbush from 'flatbush';
import { roundCorners } from './curves.mjs';
import { KM_PER_DEGREE, distanceKm, nearestOnSegment, ringArea, round, shrink } from './geometry.mjs';

const neighbours = ['SWE', 'NOR', 'RUS'];
const widestRiverKm = 1.2;
const widestLakeKm = 25;
const longestShoreKm = 250;

/**
 * The land borders of Finland as lines. Both sides share their corners on dry land; along rivers and lakes the
 * countries end at their own shores, so there the line runs midway, and straight over wide lakes. `land` is that of
 * `drawLand`.
 */
export function drawFinnishBorders(land) {
  const ring = mainland(land, 'FIN');
  const nearest = nearestForeign(land);
  const touched = ring.map((position) => ({ position, ...nearest(position) }));
  return joinedOverLakes(runsOf(startAtSea(touched))).map(({ neighbour, line }) => ({
    type: 'Feature',
    properties: { kind: 'country', between: `FIN-${neighbour}` },
    geometry: { type: 'LineString', coordinates: round(smooth(line)) },
  }));
}

/** Without the zigzag between the two shores of a river. */
const smooth = (line) =>
  roundCorners(
    simplify({ type: 'LineString', coordinates: line }, { tolerance: 0.003, highQuality: true }).coordinates,
  );

const outerRings = (land, country) =>
  land.find(({ properties }) => properties.country === country).geometry.coordinates.map(([ring]) => ring);
const mainland = (land, country) => outerRings(land, country).reduce((a, b) => (ringArea(a) > ringArea(b) ? a : b));

/** Looks up the nearest neighbour country within a river's width: its code, and the position midway to it. */
function nearestForeign(land) {
  const segments = neighbours.flatMap((country) =>
    outerRings(land, country).flatMap((ring) => ring.slice(1).map((to, i) => ({ country, from: ring[i], to }))),
  );
  const index = new Flatbush(segments.length);
  for (const { from, to } of segments)
    index.add(Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1]));
  index.finish();
  return ([x, y]) => {
    const dy = widestRiverKm / KM_PER_DEGREE;
    const dx = dy / shrink(y);
    const found = index
      .search(x - dx, y - dy, x + dx, y + dy)
      .map((i) => ({ neighbour: segments[i].country, ...nearestOnSegment([x, y], segments[i].from, segments[i].to) }))
      .sort((a, b) => a.km - b.km)[0];
    return found && found.km <= widestRiverKm
      ? { neighbour: found.neighbour, middle: [(x + found.position[0]) / 2, (y + found.position[1]) / 2] }
      : {};
  };
}

/** The ring turned so that it begins on the open coast (the southernmost corner), where no run can be cut in two. */
function startAtSea(touched) {
  const open = touched.slice(1);
  const start = open.reduce((lowest, corner, i) => (corner.position[1] < open[lowest].position[1] ? i : lowest), 0);
  return [...open.slice(start), ...open.slice(0, start)];
}

/** Unbroken runs of corners beside one neighbour, with the length of the shore walked since the run before. */
function runsOf(corners) {
  const runs = [];
  let shoreKm = Infinity;
  corners.forEach((corner, i) => {
    const last = runs.at(-1);
    if (i > 0) shoreKm += distanceKm(corners[i - 1].position, corner.position);
    if (!corner.neighbour) return;
    if (last && corners[i - 1]?.neighbour === corner.neighbour) last.line.push(corner.middle);
    else runs.push({ neighbour: corner.neighbour, line: [corner.middle], shoreKm });
    shoreKm = 0;
  });
  return runs;
}

/**
 * Runs that face each other over a lake or meet at a third country's corner are joined; lone corners on the coast fall
 * away.
 */
function joinedOverLakes(runs) {
  const joined = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const meets = last && run.shoreKm <= longestShoreKm && distanceKm(last.line.at(-1), run.line[0]) <= widestLakeKm;
    if (meets && last.neighbour === run.neighbour) last.line.push(...run.line);
    else joined.push({ ...run, line: meets ? [last.line.at(-1), ...run.line] : [...run.line] });
  }
  return joined.filter(({ line }) => line.length > 3);
}
