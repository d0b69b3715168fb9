import { nest, type Nested, type NestInput } from '#api/import/publish/arrange/nest.ts';
import { IN_NO_TILE, type MinZooms, thin, type ThinInput } from '#api/import/publish/arrange/thin.ts';
import { recordKey } from '#api/import/publish/core/loaded.ts';
import type { Steps } from '#api/import/publish/core/steps.ts';
import { categoryRules } from '#api/import/publish/match/categoryRules.ts';
import { metresPerUnit, toWorldBox } from '#common/geo/worldShape.ts';
import type { DraftPlace } from './draftPlace.ts';
import type { MergedRecord } from './merge.ts';
import { sizeOf } from './sizeOf.ts';

/** The places of a version with what depends on the others among them. */
export interface Arranged {
  /**
   * The places of the version; `nested` and `minZooms` name them by their number. A hidden place has its row, so that
   * it is back at once when it is restored, but is in no tile and in no other place.
   */
  readonly places: readonly DraftPlace[];
  readonly nested: Nested;
  readonly minZooms: readonly MinZooms[];
}

/** Nests and thins the places that are shown; those that are hidden come after them, alone. */
export async function arrange(
  shown: readonly DraftPlace[],
  hidden: readonly DraftPlace[],
  steps: Steps,
): Promise<Arranged> {
  const { nestings, parents } = await steps.run('nest', shown.length, () => {
    const numbers = numbersOfRecords(shown);
    return nest(shown.map((place) => nestInput(place, numbers)));
  });
  const minZooms = await steps.run('thin', shown.length, () => thin(shown.map(thinInput)));
  return {
    places: [...shown, ...hidden],
    nested: { nestings, parents: [...parents, ...hidden.map(() => null)] },
    minZooms: [...minZooms, ...hidden.map(() => IN_NO_TILE)],
  };
}

/** The number of the place of each record, by the record's key. */
function numbersOfRecords(places: readonly DraftPlace[]): ReadonlyMap<string, number> {
  return new Map(places.flatMap(({ record }, number) => record.sources.map((source) => [recordKey(source), number])));
}

function nestInput({ record, x, y, quality: worth }: DraftPlace, numbers: ReadonlyMap<string, number>): NestInput {
  const { isInsideParent, isAlongParent, isAlongChild } = categoryRules(record.category);
  const { type, shape, lengthM, key, bbox, stages } = record;
  return {
    type,
    x,
    y,
    box: toWorldBox(bbox),
    shape,
    areaM2: sizeOf(record).areaM2,
    lengthM,
    quality: worth,
    key,
    isInsideParent,
    isAlongParent,
    isAlongChild,
    stageNumbers: stages.flatMap((stage) => numbers.get(stage) ?? []),
  };
}

function thinInput({ record, kind, x, y, quality: worth }: DraftPlace): ThinInput {
  const { key, category, type } = record;
  return { x, y, quality: worth, key, kind, category, type, extent: extentOf(record, y) };
}

/**
 * The extent of a place in world units; of one without a measure, whose drawing is a part of it, that of its box. A
 * long network in a small place counts three times the diagonal of its box at most.
 */
function extentOf({ type, bbox, areaM2, lengthM }: MergedRecord, y: number): number {
  if (type === 'POINT') return 0;
  const [minX, minY, maxX, maxY] = toWorldBox(bbox);
  const diagonal = Math.hypot(maxX - minX, maxY - minY);
  const measuredM = type === 'PATH' ? lengthM : areaM2 && Math.sqrt(areaM2);
  return measuredM === null ? diagonal : Math.min(measuredM / metresPerUnit(y), 3 * diagonal);
}
