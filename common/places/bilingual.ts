/**
 * Municipalities with Finnish and Swedish as official languages (Government Decree on the linguistic status of
 * municipalities for 2023–2032), by their Finnish names. Towns named here carry both names on the map.
 */
const BILINGUAL: ReadonlySet<string> = new Set([
  'Espoo',
  'Hanko',
  'Helsinki',
  'Inkoo',
  'Kaskinen',
  'Kauniainen',
  'Kemiönsaari',
  'Kirkkonummi',
  'Kokkola',
  'Korsnäs',
  'Kristiinankaupunki',
  'Kruunupyy',
  'Lapinjärvi',
  'Lohja',
  'Loviisa',
  'Luoto',
  'Maalahti',
  'Mustasaari',
  'Myrskylä',
  'Närpiö',
  'Parainen',
  'Pedersören kunta',
  'Pedersöre',
  'Pietarsaari',
  'Porvoo',
  'Pyhtää',
  'Raasepori',
  'Sipoo',
  'Siuntio',
  'Turku',
  'Uusikaarlepyy',
  'Vaasa',
  'Vantaa',
  'Vöyri',
]);

/** Whether the municipality (or the town of its name) is officially bilingual. */
export function isBilingual(nameFi: string): boolean {
  return BILINGUAL.has(nameFi);
}
