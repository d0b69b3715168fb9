/**
 * Finnish names of the administrator and owner types of LIPAS; the first version of its interface gives these names
 * themselves.
 */
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
 * Who looks after a place: the type of the administrator, else of the owner; undefined where both are unknown or just
 * "other".
 */
export function maintainerOf(admin: string | undefined, owner: string | undefined): string | undefined {
  return nameOf(admin) ?? nameOf(owner);
}

function nameOf(type: string | undefined): string | undefined {
  if (type === undefined) return undefined;
  return NAMES[type] ?? (KNOWN.has(type) ? type : undefined);
}
