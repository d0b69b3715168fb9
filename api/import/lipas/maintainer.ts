/** Finnish names of the administrator and owner types of LIPAS; version 1 of its interface gives these names itself. */
const NAMES: Readonly<Record<string, string>> = {
  'city-sports': 'Kunta / liikuntatoimi',
  'city-education': 'Kunta / opetustoimi',
  'city-technical-services': 'Kunta / tekninen toimi',
  'city-other': 'Kunta / muu',
  'municipal-consortium': 'Kuntayhtymä',
  'private-association': 'Yksityinen / yhdistys',
  'private-company': 'Yksityinen / yritys',
  'private-foundation': 'Yksityinen / säätiö',
  state: 'Valtio',
  city: 'Kunta',
  'registered-association': 'Rekisteröity yhdistys',
  'company-ltd': 'Yritys',
  'city-main-owner': 'Kuntaenemmistöinen yritys',
  foundation: 'Säätiö',
};

const KNOWN: ReadonlySet<string> = new Set(Object.values(NAMES));

/**
 * The maintainer of a place: the type of its administrator, else of its owner; undefined where both are unknown or only
 * "other".
 */
export function maintainerOf(admin: string | undefined, owner: string | undefined): string | undefined {
  return nameOf(admin) ?? nameOf(owner);
}

function nameOf(type: string | undefined): string | undefined {
  if (type === undefined) return undefined;
  return NAMES[type] ?? (KNOWN.has(type) ? type : undefined);
}
