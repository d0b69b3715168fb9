import table from './municipalities.json' with { type: 'json' };

/**
 * A municipality of Finland in 2023, with its region: from the land survey's division into municipalities and the LIPAS
 * list of them.
 */
export interface Municipality {
  /** National code, three digits: `091`. */
  readonly code: string;
  readonly nameFi: string;
  readonly nameSv: string;
  /** `R01`: as `admin_area.code` of the region. */
  readonly regionCode: string;
  readonly regionFi: string;
  readonly regionSv: string;
}

/** All 309 municipalities; they name places where no boundary file has been imported. */
export const MUNICIPALITIES: readonly Municipality[] = table;

const byCode: ReadonlyMap<string, Municipality> = new Map(
  MUNICIPALITIES.map((municipality) => [municipality.code, municipality]),
);

const byName: ReadonlyMap<string, Municipality> = new Map(
  MUNICIPALITIES.flatMap((municipality): [string, Municipality][] => [
    [municipality.nameSv, municipality],
    [municipality.nameFi, municipality],
  ]),
);

export function municipalityByCode(code: string): Municipality | undefined {
  return byCode.get(code);
}

/** Bilingual municipalities, 2023–2032 (government decree 871/2022); those of Åland are Swedish-speaking. */
const BILINGUAL: ReadonlySet<string> = new Set([
  '049',
  '078',
  '091',
  '092',
  '149',
  '231',
  '235',
  '257',
  '272',
  '280',
  '287',
  '288',
  '322',
  '407',
  '434',
  '440',
  '444',
  '445',
  '475',
  '499',
  '504',
  '545',
  '598',
  '599',
  '624',
  '638',
  '710',
  '753',
  '755',
  '853',
  '893',
  '905',
  '946',
]);

/** Whether Swedish is a language of the municipality, alone or beside Finnish. */
export function isSwedishSpoken({ code, regionFi }: Pick<Municipality, 'code' | 'regionFi'>): boolean {
  return BILINGUAL.has(code) || regionFi === 'Ahvenanmaa';
}

/** Whether the municipality of this name is officially bilingual; a town of its name carries both names on the map. */
export function isBilingual(name: string): boolean {
  const municipality = municipalityByName(name);
  return municipality !== undefined && BILINGUAL.has(municipality.code);
}

/** The municipality with exactly this Finnish or Swedish name. */
export function municipalityByName(name: string): Municipality | undefined {
  return byName.get(name);
}
