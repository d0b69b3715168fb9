import type { Elevation } from '#api/elevation/elevation.ts';
import type { DraftPlace } from '#api/import/publish/build/draftPlace.ts';
import type { MergedRecord } from '#api/import/publish/build/merge.ts';
import { category } from '#common/catalogue/catalogue.ts';
import type { Family } from '#common/catalogue/families.ts';
import type { Kind } from '#common/catalogue/kinds.ts';
import type { Position } from '#common/geo/bounds.ts';
import { fromWorld, partsOf, type WorldShape } from '#common/geo/worldShape.ts';
import { type LinePoint, type LineSamples, sampleLine } from '#common/relief/lineSamples.ts';
import { type Profile, profileOf } from '#common/relief/profile.ts';
import { type Travel, travelMinutes } from '#common/relief/travelTime.ts';

/** Heights of a place: `heightM` of its position, `route` along its line. */
export interface PlaceHeights {
  readonly heightM: number | null;
  readonly route: RouteRelief | null;
}

export interface RouteRelief extends Profile {
  /** Null where there is no rule for how one moves along it. */
  readonly minutes: number | null;
  readonly heightsFrom: 'lipas' | 'model';
}

/** Points whose heights are asked for at once: the samples of some hundred routes. */
const BATCH_POINTS = 20_000;

/**
 * Heights of the places, in their order, which should be that of the map: then a tile of the model is read once.
 * Heights that the source of a line gives count before those of the model.
 */
export async function placeHeights(places: readonly DraftPlace[], elevation: Elevation): Promise<PlaceHeights[]> {
  const hasModel = (await elevation.source()) !== null;
  const found: PlaceHeights[] = [];
  let batch: Sought[] = [];
  let points = 0;
  const flush = async () => {
    found.push(...(await heightsOf(batch, hasModel ? elevation : null)));
    [batch, points] = [[], 0];
  };
  for (const { record } of places) {
    const one = { record, samples: samplesOf(record) };
    batch.push(one);
    points += 1 + (one.samples?.points.length ?? 0);
    if (points >= BATCH_POINTS) await flush();
  }
  await flush();
  return found;
}

interface Sought {
  readonly record: MergedRecord;
  /** Points along a route; null for other places. */
  readonly samples: LineSamples | null;
}

async function heightsOf(batch: readonly Sought[], model: Elevation | null): Promise<PlaceHeights[]> {
  const asked = batch.flatMap(({ record, samples }): Position[] => [
    record.position,
    ...(samples === null || hasOwnHeights(samples) ? [] : samples.points),
  ]);
  const heights = model === null ? [] : await model.heightsAt(asked);
  let at = 0;
  return batch.map(({ record, samples }) => {
    const heightM = heights[at++] ?? null;
    if (samples === null) return { heightM, route: null };
    if (hasOwnHeights(samples)) return { heightM, route: routeRelief(record, samples, samples.givenM, 'lipas') };
    const along = samples.points.map(() => heights[at++] ?? null);
    return { heightM, route: routeRelief(record, samples, along, 'model') };
  });
}

function hasOwnHeights({ givenM }: LineSamples): boolean {
  return givenM[0] !== null;
}

function routeRelief(
  { category: key }: MergedRecord,
  samples: LineSamples,
  heightsM: readonly (number | null)[],
  heightsFrom: RouteRelief['heightsFrom'],
): RouteRelief | null {
  const profile = profileOf(samples, heightsM);
  if (profile === null) return null;
  const travel = travelOf(key);
  // Whole metres, so that server and device compare equal numbers.
  const [ascentM, descentM] = [Math.round(profile.ascentM), Math.round(profile.descentM)];
  return {
    ...profile,
    ascentM,
    descentM,
    minutes: travel === null ? null : travelMinutes(profile, travel),
    heightsFrom,
  };
}

/** Families whose lines people follow: not rivers, ridges or cableways. */
const ROUTES: ReadonlySet<Family> = new Set(['trail', 'cycling', 'winter']);

const TRAVEL: Readonly<Partial<Record<Kind, Travel>>> = { hiking: 'walk', cycling: 'cycle', skiing: 'ski' };

/** On skis, but by no rule of ours. */
const SLOPE = 'piste/downhill';

function travelOf(key: string): Travel | null {
  const { kind } = category(key);
  return kind === null || key === SLOPE ? null : (TRAVEL[kind] ?? null);
}

function samplesOf({ category: key, shape, heightsM }: MergedRecord): LineSamples | null {
  if (shape?.type !== 'PATH' || !ROUTES.has(category(key).family)) return null;
  return sampleLine(linesOf(shape, heightsM));
}

function linesOf(shape: WorldShape, heightsM: Float32Array | null): LinePoint[][] {
  return partsOf(shape).map(([from, to]) =>
    Array.from({ length: to - from }, (_, i): LinePoint => {
      const at = from + i;
      const [lon, lat] = fromWorld(shape.coords[2 * at] ?? 0, shape.coords[2 * at + 1] ?? 0);
      const height = heightsM?.[at];
      return height === undefined ? [lon, lat] : [lon, lat, height];
    }),
  );
}
