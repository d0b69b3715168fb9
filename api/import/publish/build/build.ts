import type { AdminAreaRecord } from '#api/import/boundaries/adminArea.ts';
import { type AdminIndex, adminIndex } from '#api/import/boundaries/adminIndex.ts';
import { nest, type Nested, type NestInput } from '#api/import/publish/arrange/nest.ts';
import { IN_NO_TILE, type MinZooms, thin, type ThinInput } from '#api/import/publish/arrange/thin.ts';
import { type LoadedRecord, recordKey } from '#api/import/publish/core/loaded.ts';
import type { Steps } from '#api/import/publish/core/steps.ts';
import { categoryRules } from '#api/import/publish/match/categoryRules.ts';
import type { Comparable } from '#api/import/publish/match/duplicates.ts';
import { type IdSequence, type KnownIdentity, planIdentities } from '#api/import/publish/match/identity.ts';
import { matchRecords } from '#api/import/publish/match/match.ts';
import { comparableNames } from '#api/import/publish/match/nameSimilarity.ts';
import { metresPerUnit, toWorld, toWorldBox } from '#common/geo/worldShape.ts';
import type { FavouriteCounts } from '#common/places/favouriteTypes.ts';
import { NO_FAVOURITES, quality, type QualityInput, starsOf } from '#common/places/ranking.ts';
import { type AdminNames, adminNames } from './adminNames.ts';
import { aliasesAfter, favouritesAfter, hiddenAfter, type HiddenEdits, photosAfter } from './afterMerges.ts';
import { type DisplayNames, displayNames } from './displayNames.ts';
import { mergeRecords, type MergedRecord } from './merge.ts';

export interface BuildInput {
  readonly records: readonly LoadedRecord[];
  readonly hidden: HiddenEdits;
  /** Alternative names that moderators gave, by identity. */
  readonly aliases: ReadonlyMap<number, readonly string[]>;
  readonly known: ReadonlyMap<number, KnownIdentity>;
  /** How many users saved each identity as which type of favourite. */
  readonly favourites: ReadonlyMap<number, FavouriteCounts>;
  /** How many public photos each identity has. */
  readonly photos: ReadonlyMap<number, number>;
  readonly areas: readonly AdminAreaRecord[];
  /** Takes new ids of a sequence. */
  readonly takeIds: (sequence: IdSequence, count: number) => Promise<readonly number[]>;
  readonly steps: Steps;
}

/** A place of the new version, without the fields that depend on other places. */
export interface DraftPlace {
  readonly id: number;
  readonly record: MergedRecord;
  readonly display: DisplayNames;
  readonly aliases: readonly string[];
  readonly admin: AdminNames;
  readonly kind: string;
  readonly quality: number;
  readonly stars: number;
  /** Position in world units. */
  readonly x: number;
  readonly y: number;
}

export interface Built {
  /** Identity of every record, hidden places included. */
  readonly assigned: readonly { readonly source: string; readonly ref: string; readonly id: number }[];
  /** Every living identity with its names, hidden places included. */
  readonly identities: readonly DraftPlace[];
  readonly merged: ReadonlyMap<number, number>;
  /**
   * The places of the version; `nested` and `minZooms` name them by their number. A hidden place has its row, so that
   * it is back at once when it is restored, but is in no tile and in no other place.
   */
  readonly places: readonly DraftPlace[];
  /** Those of them that are not hidden. */
  readonly shown: readonly DraftPlace[];
  readonly nested: Nested;
  readonly minZooms: readonly MinZooms[];
}

/**
 * Builds the places of a version from source records. The same records, identities, edits and boundaries always give
 * the same places.
 */
export async function buildPlaces(input: BuildInput): Promise<Built> {
  const { records, steps } = input;
  const clusters = await steps.run('match', records.length, () => matchRecords(records, comparable));
  const { ids, merged } = await steps.run('identify', clusters.length, () =>
    planIdentities(clusters, input.known, input.takeIds),
  );
  const aliases = aliasesAfter(input.aliases, merged);
  const hiddenIds = hiddenAfter(input.hidden, merged, new Set(ids));
  const favourites = favouritesAfter(input.favourites, merged);
  const photos = photosAfter(input.photos, merged);
  const identities = await steps.run('merge and name', clusters.length, () => {
    const index = adminIndex(input.areas);
    return clusters.map((members, i) => {
      const id = ids[i] ?? 0;
      return draft(
        {
          id,
          aliases: aliases.get(id) ?? [],
          favourites: favourites.get(id) ?? NO_FAVOURITES,
          photos: photos.get(id) ?? 0,
        },
        mergeRecords(members),
        index,
      );
    });
  });
  const shown = identities.filter(({ id }) => !hiddenIds.has(id));
  const hidden = identities.filter(({ id }) => hiddenIds.has(id));
  const { nestings, parents } = await steps.run('nest', shown.length, () => {
    const numbers = numbersOfRecords(shown);
    return nest(shown.map((place) => nestInput(place, numbers)));
  });
  const minZooms = await steps.run('thin', shown.length, () => thin(shown.map(thinInput)));
  const assigned = clusters.flatMap((members, i) =>
    members.map(({ source, ref }) => ({ source, ref, id: ids[i] ?? 0 })),
  );
  return {
    assigned,
    identities,
    merged,
    places: [...shown, ...hidden],
    shown,
    nested: { nestings, parents: [...parents, ...hidden.map(() => null)] },
    minZooms: [...minZooms, ...hidden.map(() => IN_NO_TILE)],
  };
}

function comparable(record: LoadedRecord): Comparable {
  const { meaning, isService, genericWords } = categoryRules(record.category);
  return { record, names: comparableNames(record.names, genericWords), group: meaning, isService };
}

/** The edits, favourites and photos of an identity. */
interface Attached {
  readonly id: number;
  readonly aliases: readonly string[];
  readonly favourites: FavouriteCounts;
  readonly photos: number;
}

function draft({ id, aliases, favourites, photos }: Attached, record: MergedRecord, index: AdminIndex): DraftPlace {
  const rules = categoryRules(record.category);
  const display = displayNames(record.names, aliases, rules.nameFi);
  const [x, y] = toWorld(record.position);
  const worth = qualityOf(record, { named: display.named, weight: rules.weight, favourites, photos });
  return {
    id,
    record,
    display,
    aliases,
    admin: adminNames(record, index),
    kind: rules.kind,
    quality: worth,
    stars: starsOf(worth),
    x,
    y,
  };
}

function qualityOf(
  { properties, areaM2, lengthM, sources }: MergedRecord,
  known: Pick<QualityInput, 'named' | 'weight' | 'favourites' | 'photos'>,
): number {
  const descriptions = [properties.description, properties.description_sv, properties.description_en];
  return quality({
    ...known,
    hasEncyclopedia: properties.wikipedia !== undefined,
    descriptionLength: Math.max(...descriptions.map((text) => text?.length ?? 0)),
    hasOpeningHours: properties.openingHours !== undefined,
    hasWebsite: properties.www !== undefined,
    areaM2,
    lengthM,
    sources: new Set(sources.map(({ source }) => source)).size,
  });
}

/** The number of the place of each record, by the record's key. */
function numbersOfRecords(places: readonly DraftPlace[]): ReadonlyMap<string, number> {
  return new Map(places.flatMap(({ record }, number) => record.sources.map((source) => [recordKey(source), number])));
}

function nestInput({ record, x, y, quality: worth }: DraftPlace, numbers: ReadonlyMap<string, number>): NestInput {
  const { isInsideParent, isAlongParent, isAlongChild } = categoryRules(record.category);
  const { type, shape, areaM2, lengthM, key, bbox, stages } = record;
  return {
    type,
    x,
    y,
    box: toWorldBox(bbox),
    shape,
    areaM2,
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
 * The extent of a place in world units. A long network in a small place counts three times the diagonal of its box at
 * most.
 */
function extentOf({ type, bbox, areaM2, lengthM }: MergedRecord, y: number): number {
  if (type === 'POINT') return 0;
  const [minX, minY, maxX, maxY] = toWorldBox(bbox);
  const diagonal = Math.hypot(maxX - minX, maxY - minY);
  const measured = (type === 'PATH' ? (lengthM ?? 0) : Math.sqrt(areaM2 ?? 0)) / metresPerUnit(y);
  return Math.min(measured, 3 * diagonal);
}
