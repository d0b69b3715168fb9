/** Lodging and food. A hotel's restaurant is found by the hotel's name, so the hotel comes first. */
export const rows = [
  { key: 'tourism/hotel', osm: ['tourism=hotel|motel'], family: 'service', kind: null, icon: 'hotel', weight: 4, primary: true, also: ['majoitus', 'logi', 'accommodation'] },
  { key: 'tourism/hostel', family: 'service', kind: null, icon: 'hostel', weight: 4, primary: true },
  { key: 'tourism/guest_house', osm: ['tourism=guest_house|bed_and_breakfast'], family: 'service', kind: null, icon: 'hotel', weight: 4, primary: true, sv: 'Pensionat', en: 'Guest house' },
  { key: 'tourism/chalet', osm: ['tourism=chalet|holiday_cottage'], family: 'service', kind: null, icon: 'hut', weight: 4, primary: true, fi: 'Vuokramökki', sv: 'Hyrstuga' },
  { key: 'tourism/apartment', osm: ['tourism=apartment|apartments'], family: 'service', kind: null, icon: 'hotel', weight: 1, sv: 'Semesterlägenhet', en: 'Holiday apartment' },
  { key: 'leisure/resort', osm: ['leisure=resort', 'leisure=summer_camp', 'tourism=resort'], family: 'service', kind: null, icon: 'hotel', weight: 6, fi: 'Lomakeskus', sv: 'Semesterby', en: 'Resort' },
  { key: 'amenity/restaurant', family: 'food', kind: 'restaurant', icon: 'restaurant', weight: 5, primary: true, also: ['ruokapaikka', 'krog', 'matställe'] },
  { key: 'amenity/cafe', osm: ['amenity=cafe|coffee_shop|teahouse'], family: 'food', kind: 'cafe', icon: 'cafe', weight: 6, primary: true, en: 'Café', also: ['kahvio', 'kafé', 'fik', 'konditoria', 'coffee'] },
  { key: 'amenity/fast_food', family: 'food', kind: 'restaurant', icon: 'fast-food', weight: 3, primary: true, fi: 'Pikaruoka', en: 'Fast food' },
  { key: 'amenity/food_court', family: 'food', kind: 'restaurant', icon: 'restaurant', weight: 3, fi: 'Ravintolamaailma' },
  { key: 'amenity/pub', osm: ['amenity=pub|biergarten'], family: 'food', kind: 'restaurant', icon: 'beer', weight: 3, primary: true },
  { key: 'amenity/bar', family: 'food', kind: 'restaurant', icon: 'bar', weight: 3, primary: true },
  { key: 'amenity/ice_cream', osm: ['amenity=ice_cream', 'shop=ice_cream'], family: 'food', kind: 'cafe', icon: 'ice-cream', weight: 3, primary: true, unnamed: true, fi: 'Jäätelökioski', sv: 'Glasskiosk', en: 'Ice cream' },
  { key: 'shop/pastry', osm: ['shop=pastry|confectionery|chocolate'], family: 'food', kind: 'cafe', icon: 'cafe', weight: 3, fi: 'Konditoria tai makeiskauppa', sv: 'Konditori eller godisbutik', en: 'Pastry or sweet shop' },
  { key: 'craft/brewery', osm: ['craft=brewery|winery|distillery|cider', 'microbrewery=yes & amenity!=*'], family: 'food', kind: null, icon: 'beer', weight: 5, primary: true, fi: 'Panimo tai viinitila', sv: 'Bryggeri eller vingård', en: 'Brewery or winery' },
];
