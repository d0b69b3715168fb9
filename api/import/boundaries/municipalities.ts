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

/** The municipality with exactly this Finnish or Swedish name. */
export function municipalityByName(name: string): Municipality | undefined {
  return byName.get(name);
}
