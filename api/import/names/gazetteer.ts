import { fieldsOf, lineOf, wholeNumberOf } from '#api/import/records/fields.ts';
import { jsonElements } from '#api/import/records/jsonElements.ts';
import { position } from '#api/import/records/recordShape.ts';
import { ImportInputError, type Skipped } from '#api/platform/reading.ts';
import { containsPosition, FINLAND_BOUNDS } from '#common/geo/bounds.ts';
import { municipalityByName } from '#common/municipalities/municipalities.ts';
import { PLACE_NAME_ID_MAX, type PlaceNameOptions, type PlaceNameRecord, TOWN_IDS_END } from './placeName.ts';
import { withUmlauts } from './umlauts.ts';
import { withoutDoubles } from './withoutDoubles.ts';

/**
 * Kinds that people search for. Countries, macro regions and counties (sub-regions named after their town) are left
 * out.
 */
const KINDS: ReadonlySet<string> = new Set([
  'locality',
  'localadmin',
  'borough',
  'macrohood',
  'neighbourhood',
  'microhood',
  'campus',
  'region',
  'dependency',
]);

/** After so many features without a name the file is given up: the rest will hold none either. */
const HOPELESS_AFTER = 1_000;

const STEP = 500;

/** A feature of the gazetteer, with the municipality still by its id. */
interface Feature extends Omit<PlaceNameRecord, 'municipality'> {
  readonly municipalityId: number | null;
}

/**
 * Reads the place names of a gazetteer (GeoJSON features of Who's On First). Bad features are skipped, and so are
 * duplicates: one place that several sources of the gazetteer name. Throws ImportInputError when the file is something
 * else or broken.
 */
export async function readGazetteer(file: string, { onSkip, progress }: PlaceNameOptions): Promise<PlaceNameRecord[]> {
  const features = new Map<number, Feature>();
  const skipped: Skipped[] = [];
  let read = 0;
  for await (const item of jsonElements(file, {
    what: 'a file of place names',
    topLevelList: false,
    members: ['features'],
  })) {
    read += 1;
    const found = readFeature(item);
    if (typeof found === 'string') skipped.push({ ref: refOf(item, read), reason: found });
    else if (found !== null) {
      if (features.has(found.id))
        skipped.push({ ref: String(found.id), reason: 'occurs more than once; the last one counts' });
      features.set(found.id, found);
    }
    if (features.size === 0 && skipped.length >= HOPELESS_AFTER) break;
    if (read % STEP === 0) progress('Reading place names', read, null, 'names');
  }
  const [first] = skipped;
  if (features.size === 0)
    throw new ImportInputError(
      `${file} holds no place name${first === undefined ? '' : `: ${first.ref} ${first.reason}`}.`,
    );
  const municipalities = municipalityNames(features.values());
  const { unique, doubles } = withoutDoubles([...features.values()].map((feature) => named(feature, municipalities)));
  [...skipped, ...doubles].forEach(onSkip);
  progress('Reading place names', read, read, 'names');
  return unique;
}

/** Reads a feature; null when its kind is not searched for, a clause when it is unusable. */
function readFeature(item: unknown): Feature | string | null {
  const { properties, geometry } = fieldsOf(item);
  const fields = fieldsOf(properties);
  const id = wholeNumberOf(fields['wof_id']);
  const kind = lineOf(fields['placetype']);
  if (id === null || kind === undefined) return 'has no wof_id and placetype';
  if (!KINDS.has(kind) || fields['is_current'] === 0) return null;
  if (id < TOWN_IDS_END || id > PLACE_NAME_ID_MAX) return 'has an id beyond the range of place names';
  const nameFi = lineOf(fields['name_fi']) ?? umlauted(lineOf(fields['name'])) ?? lineOf(fields['name_sv']);
  if (nameFi === undefined) return 'has no name';
  const place = fieldsOf(geometry)['type'] === 'Point' ? position(fieldsOf(geometry)['coordinates']) : null;
  if (place === null) return 'has no position';
  if (!containsPosition(FINLAND_BOUNDS, place)) return 'lies outside Finland';
  const other = (key: string): string | null => {
    const name = lineOf(fields[key]);
    return name === undefined || name === nameFi ? null : name;
  };
  return {
    id,
    kind,
    nameFi,
    nameSv: other('name_sv'),
    nameEn: other('name_en'),
    nameSe: other('name_se'),
    population: Math.min(wholeNumberOf(fields['population']) ?? 0, PLACE_NAME_ID_MAX),
    position: place,
    municipalityId: wholeNumberOf(fields['localadmin_id']),
  };
}

function umlauted(name: string | undefined): string | undefined {
  return name === undefined ? undefined : withUmlauts(name);
}

/**
 * Names of municipalities by their id. A municipality that is missing in the file is named after the settlement in it
 * that has the name of a municipality.
 */
function municipalityNames(features: Iterable<Feature>): Map<number, string> {
  const all = [...features];
  const settlements = all.filter(
    ({ kind, nameFi }) => kind === 'locality' && municipalityByName(nameFi)?.nameFi === nameFi,
  );
  const bySize = settlements.toSorted((a, b) => a.population - b.population);
  const names = new Map(
    bySize.flatMap(({ municipalityId, nameFi }) =>
      municipalityId === null ? [] : [[municipalityId, nameFi] as const],
    ),
  );
  for (const { id, kind, nameFi } of all) if (kind === 'localadmin') names.set(id, nameFi);
  return names;
}

function named({ municipalityId, ...feature }: Feature, municipalities: ReadonlyMap<number, string>): PlaceNameRecord {
  return {
    ...feature,
    municipality: municipalities.get(feature.kind === 'localadmin' ? feature.id : (municipalityId ?? -1)) ?? null,
  };
}

function refOf(item: unknown, number: number): string {
  const id = wholeNumberOf(fieldsOf(fieldsOf(item)['properties'])['wof_id']);
  return id === null ? `feature ${number}` : String(id);
}
