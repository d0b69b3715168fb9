import { MUNICIPALITIES } from '#common/municipalities/municipalities.ts';
import { normalise } from '#common/search/normalise.ts';
import type { NamedArea } from './understood.ts';

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

function area(fi: string, sv: string): NamedArea {
  const names = [fi, sv, ...(ENGLISH[fi] === undefined ? [] : [ENGLISH[fi]])];
  return { name: fi, nameSv: sv, norms: [...new Set(names.map(normalise))] };
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

/** The Finnish names by which places may have the area among theirs. */
export function storedNames(name: string): readonly string[] {
  return [name, ...(FURTHER[name] ?? [])];
}

/** The area's name in the visitor's language; English readers see the Finnish one, as on signs. */
export function areaName(name: string, language: string): string {
  return language === 'sv' ? (byName.get(name)?.nameSv ?? name) : name;
}
