import proj4 from 'proj4';
import { projectRoot } from '#api/platform/paths.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { municipalityByCode } from '#common/municipalities/municipalities.ts';
import { PLACE_NAME_ID_MAX, type PlaceNameOptions, type PlaceNameRecord, TOWN_IDS_END } from './placeName.ts';
import { eastingNorthing, surveyFeatures, type SurveyFields } from './surveyGml.ts';
import { readTowns } from './towns.ts';
import { withoutDoubles } from './withoutDoubles.ts';

/** ETRS-TM35FIN (EPSG:3067); ETRS89 and WGS84 are the same to less than a metre. */
const TO_DEGREES = proj4('+proj=utm +zone=35 +ellps=GRS80 +units=m +no_defs');

type NameField = 'nameFi' | 'nameSv' | 'nameSe';
const FIELDS: ReadonlyMap<string, NameField> = new Map([
  ['fin', 'nameFi'],
  ['swe', 'nameSv'],
  ['sme', 'nameSe'],
]);

/** Types of administrative areas. */
const AREAS: Readonly<Record<string, string>> = { '4010120': 'region', '4010125': 'localadmin' };
/** Groups of settlements; houses are another group. */
const SETTLEMENTS: ReadonlySet<string> = new Set(['301', '302']);
/** Categories of terrain and waters; forms of the ground under water are left out. */
const NATURE: ReadonlySet<string> = new Set(['1', '2']);
const UNDER_WATER = '10104';
/** A name of nature counts where maps of this scale or smaller have it: the register names every pond and knoll. */
const NATURE_SCALE = 100_000;

const STEP = 10_000;

/** A place with its names as they come, in one row each. */
interface Place extends Pick<PlaceNameRecord, 'id' | 'kind' | 'municipality' | 'position'> {
  readonly names: Partial<Record<NameField, string>>;
  /** A name in a language that has no field of its own: Inari or Skolt Sámi. */
  other: string | null;
}

/**
 * Reads the names of settlements, municipalities, regions and larger natural places of a package of the land survey's
 * register of place names. Towns come from the embedded table, which knows how large they are. Rows that cannot be used
 * are skipped. Throws ImportInputError when the file is something else or broken.
 */
export async function readSurveyNames(
  file: string,
  { onSkip, progress }: PlaceNameOptions,
): Promise<PlaceNameRecord[]> {
  const places = new Map<number, Place>();
  let read = 0;
  for await (const fields of surveyFeatures(file)) {
    read += 1;
    const fault = addRow(places, fields);
    if (fault !== null) onSkip({ ref: fields.get('placeNameId') ?? `name ${read}`, reason: fault });
    if (read % STEP === 0) progress('Reading place names', read, null, 'names');
  }
  if (places.size === 0) throw new ImportInputError(`${file} holds no place name.`);
  const { unique, doubles } = withoutDoubles([
    ...(await readTowns(projectRoot)),
    ...[...places.values()].flatMap(recordOf),
  ]);
  doubles.forEach(onSkip);
  progress('Reading place names', read, read, 'names');
  return unique;
}

/** Adds a row to the place that it names; a clause when it is unusable. */
function addRow(places: Map<number, Place>, fields: SurveyFields): string | null {
  const kind = kindOf(fields);
  if (kind === null) return null;
  const [id, name] = [Number(fields.get('placeId')), fields.get('spelling')];
  if (name === undefined) return 'has no name';
  if (!Number.isInteger(id) || id < TOWN_IDS_END || id > PLACE_NAME_ID_MAX) return 'has no placeId that can be kept';
  const place = places.get(id) ?? placeOf(id, kind, fields);
  if (typeof place === 'string') return place;
  places.set(id, place);
  const field = FIELDS.get(fields.get('language') ?? '');
  if (field === undefined) place.other ??= name;
  // Of several names in one language the first is the main one.
  else place.names[field] ??= name;
  return null;
}

/** The kind of a place that people search for; null for all other places. */
function kindOf(fields: SurveyFields): string | null {
  const type = fields.get('placeType') ?? '';
  const area = AREAS[type];
  if (area !== undefined) return area;
  if (SETTLEMENTS.has(type.slice(0, 3))) return 'neighbourhood';
  const isNature = NATURE.has(type.slice(0, 1)) && !type.startsWith(UNDER_WATER);
  return isNature && Number(fields.get('scaleRelevance')) >= NATURE_SCALE ? 'nature' : null;
}

function placeOf(id: number, kind: string, fields: SurveyFields): Place | string {
  const at = eastingNorthing(fields);
  if (at === null) return 'has no position';
  const position = degreesOf(at);
  if (!containsPosition(FINLAND_BOUNDS, position)) return 'lies outside Finland';
  const municipality = municipalityByCode((fields.get('municipality') ?? '').padStart(3, '0'))?.nameFi ?? null;
  return { id, kind, municipality, position, names: {}, other: null };
}

/** Six decimals of a degree: a decimetre. */
function degreesOf([easting, northing]: readonly [number, number]): Position {
  const [lon, lat] = TO_DEGREES.inverse([easting, northing]);
  return [Number(lon.toFixed(6)), Number(lat.toFixed(6))];
}

function recordOf({ names, other, ...place }: Place): PlaceNameRecord[] {
  const nameFi = names.nameFi ?? names.nameSv ?? names.nameSe ?? other;
  if (nameFi === null) return [];
  const unlessSame = (name: string | undefined) => (name === undefined || name === nameFi ? null : name);
  return [
    {
      ...place,
      nameFi,
      nameSv: unlessSame(names.nameSv),
      nameEn: null,
      nameSe: unlessSame(names.nameSe),
      population: 0,
    },
  ];
}
