import type { Position } from '#common/geo/bounds.ts';
import { type Match, MATCHES } from '#common/ranking/ranking.ts';
import { stripCaseEnding } from './caseEndings.ts';
import { isMeant, matchOf } from './nameMatch.ts';
import { normalise, words } from './normalise.ts';
import type { GroupRows, SearchInput, SearchRow } from './searchTypes.ts';
import { numberAt } from './streetNumbers.ts';

const ADDRESS_ROWS = 4;
/** Below this a text says too little of a street. */
const STREET_MIN = 4;

const POSTCODE = /^\d{5}$/;
/** The stairway and the flat, with the words and abbreviations before them: "B 12", "as 3", "lgh 4". */
const FLAT = /^(?:\d+[a-z]?|[a-z]|as|asunto|rappu|porras|lgh|bst|bostad|trappa|apt|apartment)$/;

/** A street of one municipality. */
export interface StreetRow {
  readonly id: number;
  readonly name_fi: string;
  readonly name_sv: string | null;
  readonly municipality_fi: string | null;
  readonly municipality_sv: string | null;
  readonly lon: number;
  readonly lat: number;
}

/** House numbers as they are written, and where the houses stand. */
export interface Houses {
  readonly numbers: readonly string[];
  readonly positions: readonly Position[];
}

export interface AddressSource {
  /**
   * Streets whose normalised name begins with `prefix` or is one of `names`: those of `names` first, then the nearest.
   */
  streets(prefix: string, names: readonly string[], near: Position | null): Promise<readonly StreetRow[]>;
  houses(ids: readonly number[]): Promise<ReadonlyMap<number, Houses>>;
}

/** One way to read a query as an address. */
interface Reading {
  readonly street: string;
  /** Whether more letters of the street's name may follow. */
  readonly isBeginning: boolean;
  readonly town: readonly string[];
}

/** The streets and houses that answer the normalised query: "mannerheimintie 5", "mannerheimintie helsinki". */
export async function addressRows(source: AddressSource, norm: string, input: SearchInput): Promise<GroupRows> {
  const none: GroupRows = { group: 'ADDRESSES', match: 'fuzzy', rows: [] };
  const { readings, number } = readingsOf(norm);
  const [first] = readings;
  if (first === undefined) return none;
  const names = readings.filter(({ isBeginning }) => !isBeginning).map(({ street }) => street);
  const found = (await source.streets(first.street, names, input.near))
    .flatMap((street) => matched(street, readings) ?? [])
    .toSorted((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match));
  if (found.length === 0) return none;
  const shown =
    number === null ? found.map((one) => ({ ...one, house: null })) : await withHouses(source, found, number);
  return {
    group: 'ADDRESSES',
    match: shown[0]?.match ?? 'fuzzy',
    rows: shown.slice(0, ADDRESS_ROWS).map(({ street, house }) => rowOf(street, house, input)),
  };
}

/** What the query may mean, the likeliest first; a word that begins with a digit ends the street's name. */
function readingsOf(norm: string): { readonly readings: readonly Reading[]; readonly number: string | null } {
  const all = words(norm).filter((word) => !POSTCODE.test(word));
  const at = all.findIndex((word, index) => index > 0 && /^\d/.test(word));
  if (at < 0) {
    const whole: Reading = { street: all.join(' '), isBeginning: true, town: [] };
    const split = all.slice(1).map((_, index) => inTown(all.slice(0, index + 1), all.slice(index + 1)));
    return { readings: [whole, ...formsOf(all, []), ...split].filter(isLong), number: null };
  }
  const [number = '', letter = ''] = all.slice(at);
  const hasLetter = /^\d+$/.test(number) && /^[a-z]$/.test(letter);
  const town = all.slice(hasLetter ? at + 2 : at + 1).filter((word) => !FLAT.test(word));
  const street = all.slice(0, at);
  const readings = [{ ...inTown(street, town), isBeginning: true }, ...formsOf(street, town)];
  return { readings: readings.filter(isLong), number: hasLetter ? number + letter : number };
}

const inTown = (street: readonly string[], town: readonly string[]): Reading => ({
  street: street.join(' '),
  isBeginning: false,
  town,
});

/** "mannerheimintiella" asks for Mannerheimintie. */
function formsOf(street: readonly string[], town: readonly string[]): Reading[] {
  return stripCaseEnding(street.at(-1) ?? '').map((form) => inTown([...street.slice(0, -1), form], town));
}

const isLong = ({ street }: Reading) => street.length >= STREET_MIN && !/^\d/.test(street);

interface Matched {
  readonly street: StreetRow;
  readonly match: Match;
}

interface Answer extends Matched {
  readonly house: House | null;
}

/** The street with how well it answers the first reading that it fits; null where it fits none. */
function matched(street: StreetRow, readings: readonly Reading[]): Matched | null {
  const names = [street.name_fi, street.name_sv].flatMap((name) => (name === null ? [] : [normalise(name)]));
  const towns = [street.municipality_fi, street.municipality_sv].flatMap((name) => words(normalise(name ?? '')));
  // Without imported boundaries a street has no municipality: then it answers for every town.
  const isThere = (town: readonly string[]) =>
    towns.length === 0 ||
    town.every((word) => towns.some((name) => isMeant(name, { word, stems: new Set(stripCaseEnding(word)) })));
  for (const { street: asked, isBeginning, town } of readings) {
    const name = names.find((one) => (isBeginning ? one.startsWith(asked) : one === asked));
    if (name !== undefined && isThere(town)) return { street, match: matchOf(name, asked) };
  }
  return null;
}

/** The streets that have the house; where none has it, the streets alone, which are no literal answer then. */
async function withHouses(source: AddressSource, found: readonly Matched[], number: string): Promise<Answer[]> {
  const houses = await source.houses(found.map(({ street }) => street.id));
  const all = found.map((one) => ({ ...one, house: houseOf(houses.get(one.street.id), number) }));
  const whole = all.filter(({ house }) => house !== null);
  return whole.length > 0 ? whole : all.map((one) => ({ ...one, match: 'word' }));
}

interface House {
  readonly number: string;
  readonly position: Position;
}

function houseOf(houses: Houses | undefined, number: string): House | null {
  const at = numberAt(houses?.numbers ?? [], number);
  const position = houses?.positions[at];
  return position === undefined ? null : { number: houses?.numbers[at] ?? '', position };
}

function rowOf(street: StreetRow, house: House | null, { language }: SearchInput): SearchRow {
  const name = (language === 'sv' ? street.name_sv : null) ?? street.name_fi;
  const municipality = (language === 'sv' ? street.municipality_sv : null) ?? street.municipality_fi;
  return {
    type: 'address',
    id: street.id,
    name: house === null ? name : `${name} ${house.number}`,
    position: house?.position ?? [street.lon, street.lat],
    admin: municipality === null ? [] : [municipality],
  };
}
