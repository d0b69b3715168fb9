import type { AdminAreaRecord } from '#api/import/boundaries/adminArea.ts';
import { type AdminIndex, adminIndex } from '#api/import/boundaries/adminIndex.ts';
import type { LoadedRecord } from '#api/import/publish/core/loaded.ts';
import type { Steps } from '#api/import/publish/core/steps.ts';
import { categoryRules } from '#api/import/publish/match/categoryRules.ts';
import type { Comparable } from '#api/import/publish/match/duplicates.ts';
import { type IdSequence, type KnownIdentity, planIdentities } from '#api/import/publish/match/identity.ts';
import { inheritedIdentities } from '#api/import/publish/match/inheritance.ts';
import { matchRecords } from '#api/import/publish/match/match.ts';
import { comparableNames } from '#api/import/publish/match/nameSimilarity.ts';
import { toWorld } from '#common/geo/worldShape.ts';
import type { FavouriteCounts } from '#common/places/favouriteTypes.ts';
import { isClosedForNow } from '#common/places/placeFacts.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';
import { NO_FAVOURITES, quality, type QualityInput, starsOf } from '#common/ranking/ranking.ts';
import { adminNames } from './adminNames.ts';
import { aliasesAfter, favouritesAfter, hiddenAfter, type HiddenEdits, photosAfter } from './afterMerges.ts';
import { type Arranged, arrange } from './arrangePlaces.ts';
import { displayNames } from './displayNames.ts';
import type { DraftPlace } from './draftPlace.ts';
import { mergeRecords, type MergedRecord } from './merge.ts';
import { placeFeatures } from './placeFeatures.ts';
import { sizeOf } from './sizeOf.ts';

export interface BuildInput {
  /** Reads every record, once. */
  readonly readRecords: () => Promise<readonly LoadedRecord[]>;
  /** Reads the records that vanish in this publish. */
  readonly readVanishing: () => Promise<readonly LoadedRecord[]>;
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

export interface Built extends Arranged {
  /** Identity of every record, hidden places included. */
  readonly assigned: readonly { readonly source: string; readonly ref: string; readonly id: number }[];
  /** Every living identity with its names, hidden places included. */
  readonly identities: readonly DraftPlace[];
  readonly merged: ReadonlyMap<number, number>;
  /** Those of the places that are not hidden. */
  readonly shown: readonly DraftPlace[];
}

/**
 * Builds the places of a version from source records. The same records, identities, edits and boundaries always give
 * the same places.
 */
export async function buildPlaces(input: BuildInput): Promise<Built> {
  const { known, takeIds, steps } = input;
  const clusters = await readClusters(input);
  const { ids, merged } = await steps.run('identify', clusters.length, async () =>
    planIdentities(clusters, known, takeIds, await inheritedIdentities(clusters, input.readVanishing, comparable)),
  );
  const assigned = clusters.flatMap((members, i) =>
    members.map(({ source, ref }) => ({ source, ref, id: ids[i] ?? 0 })),
  );
  const hiddenIds = hiddenAfter(input.hidden, merged, new Set(ids));
  const identities = await steps.run('merge and name', clusters.length, () =>
    mergeAll(clusters, ids, attachedAfter(input, merged), adminIndex(input.areas)),
  );
  const shown = identities.filter(({ id }) => !hiddenIds.has(id));
  const hidden = identities.filter(({ id }) => hiddenIds.has(id));
  return { assigned, identities, merged, shown, ...(await arrange(shown, hidden, steps)) };
}

/** The records in clusters, each a place. Nothing but the clusters holds the records afterwards. */
async function readClusters({ readRecords, steps }: BuildInput): Promise<LoadedRecord[][]> {
  const records = await steps.run('read records', 0, readRecords);
  return steps.run('match', records.length, () => matchRecords(records, comparable));
}

/**
 * Merges and names the places. Empties the clusters on the way: the records of a country take as much memory as its
 * places.
 */
function mergeAll(
  clusters: LoadedRecord[][],
  ids: readonly number[],
  attached: (id: number) => Attached,
  index: AdminIndex,
): DraftPlace[] {
  return clusters.map((members, i) => {
    clusters[i] = [];
    return draft(attached(ids[i] ?? 0), mergeRecords(members), index);
  });
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

/** The aliases, favourites and photos of each identity after the merges of this publish. */
function attachedAfter(
  { aliases, favourites, photos }: BuildInput,
  merged: ReadonlyMap<number, number>,
): (id: number) => Attached {
  const after = {
    aliases: aliasesAfter(aliases, merged),
    favourites: favouritesAfter(favourites, merged),
    photos: photosAfter(photos, merged),
  };
  return (id) => ({
    id,
    aliases: after.aliases.get(id) ?? [],
    favourites: after.favourites.get(id) ?? NO_FAVOURITES,
    photos: after.photos.get(id) ?? 0,
  });
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
    features: placeFeatures(record, photos),
    x,
    y,
  };
}

/** Whether the hours say when the place opens. `Closed until 2027` does not, and is no fact that lasts. */
function hasHours(properties: PlaceProperties): boolean {
  const { openingHours } = properties;
  return openingHours !== undefined && !isClosedForNow(properties) && !/^closed until\b/i.test(openingHours);
}

function qualityOf(
  record: MergedRecord,
  known: Pick<QualityInput, 'named' | 'weight' | 'favourites' | 'photos'>,
): number {
  const { properties, sources, foreignNames, isSight } = record;
  const { description, description_sv, description_en, description_und } = properties;
  const descriptions = [description, description_sv, description_en, description_und];
  return quality({
    ...known,
    isSight,
    foreignNames,
    hasEncyclopedia: properties.wikipedia !== undefined,
    descriptionLength: Math.max(...descriptions.map((text) => text?.length ?? 0)),
    hasOpeningHours: hasHours(properties),
    hasWebsite: properties.www !== undefined,
    ...sizeOf(record),
    sources: new Set(sources.map(({ source }) => source)).size,
  });
}
