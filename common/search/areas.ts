import type { Language } from '#common/languages.ts';
import { MUNICIPALITIES } from '#common/municipalities/municipalities.ts';
import { normalise, words } from './normalise.ts';

/** An area that lines of the search may name. */
export interface NamedArea {
  /** Its Finnish name, as places have it among their areas. */
  readonly name: string;
  readonly nameSv: string;
  /** Its names in all languages, with inflected ones that no rule gives, normalised. */
  readonly norms: readonly string[];
}

/** English names of regions; towns have none. */
const ENGLISH: Readonly<Record<string, string>> = {
  Ahvenanmaa: 'Aland Islands',
  'Etelä-Karjala': 'South Karelia',
  'Etelä-Pohjanmaa': 'South Ostrobothnia',
  'Keski-Pohjanmaa': 'Central Ostrobothnia',
  'Keski-Suomi': 'Central Finland',
  Lappi: 'Lapland',
  Pohjanmaa: 'Ostrobothnia',
  'Pohjois-Karjala': 'North Karelia',
  'Pohjois-Pohjanmaa': 'North Ostrobothnia',
  'Pohjois-Savo': 'North Savo',
  'Etelä-Savo': 'South Savo',
  'Varsinais-Suomi': 'Southwest Finland',
};

/** Names of an area that data has too: the land survey calls the region of Åland by its longer name. */
const FURTHER: Readonly<Record<string, readonly string[]>> = { Ahvenanmaa: ['Ahvenanmaan maakunta'] };

/** Inflected names, normalised, whose basic form neither `stripCaseEnding` nor `formsOf` knows. */
const INFLECTED: Readonly<Record<string, string>> = {
  Alavus: withEndings('alavude'),
  Ii: withEndings('ii'),
  Isokyrö: 'isonkyron isossakyrossa isostakyrosta isoonkyroon',
  Kangasala: withEndings('kangasa'),
  Kannus: withEndings('kannukse'),
  Kaustinen: withEndings('kaustise'),
  Nurmes: withEndings('nurmekse'),
  Punkalaidun: withEndings('punkalaitume'),
  Uusikaarlepyy: 'uudenkaarlepyyn uudessakaarlepyyssa uudestakaarlepyysta uuteenkaarlepyyhyn',
  Uusikaupunki: 'uudenkaupungin uudessakaupungissa uudestakaupungista uuteenkaupunkiin',
  Uusimaa: 'uudenmaan uudellamaalla uudeltamaalta uudellemaalle',
  Virrat: 'virtain virroilla virroilta virroille',
};

function withEndings(stem: string): string {
  return ['n', 'ssa', 'sta', 'lla', 'lta', 'lle'].map((ending) => stem + ending).join(' ');
}

function area(fi: string, sv: string): NamedArea {
  const names = [fi, sv, ...(ENGLISH[fi] === undefined ? [] : [ENGLISH[fi]])];
  return { name: fi, nameSv: sv, norms: [...new Set([...names.map(normalise), ...words(INFLECTED[fi] ?? '')])] };
}

/** The municipalities and regions of Finland, each once. */
export const AREAS: readonly NamedArea[] = [
  ...new Map(
    MUNICIPALITIES.flatMap(({ nameFi, nameSv, regionFi, regionSv }) => [
      [regionFi, area(regionFi, regionSv)] as const,
      [nameFi, area(nameFi, nameSv)] as const,
    ]),
  ).values(),
];

const byName: ReadonlyMap<string, NamedArea> = new Map(AREAS.map((one) => [one.name, one]));

const REGIONS: ReadonlySet<string> = new Set(MUNICIPALITIES.map(({ regionFi }) => regionFi));

/** Whether the Finnish name is one of a region. */
export function isRegion(name: string): boolean {
  return REGIONS.has(name);
}

/** The Finnish names by which places may have the area among theirs. */
export function storedAreaNames(name: string): readonly string[] {
  return [name, ...(FURTHER[name] ?? [])];
}

/** The area's name in the visitor's language; English readers see the Finnish one, as on signs. */
export function areaName(name: string, language: Language): string {
  return language === 'sv' ? (byName.get(name)?.nameSv ?? name) : name;
}
