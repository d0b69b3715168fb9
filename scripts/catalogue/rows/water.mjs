/** Swimming, sauna and boating. */
export const rows = [
  { key: 'leisure/water_park', family: 'water', kind: 'swimming', icon: 'pool', weight: 13, primary: true, fi: 'Vesipuisto', sv: 'Äventyrsbad', group: 'sports_centre/swimming' },
  { key: 'sport/ice_swimming', osm: ['sport=ice_swimming', 'leisure=ice_swimming', 'leisure=swimming_area|bathing_place & ice_swimming=yes'], family: 'water', kind: 'swimming', icon: 'swimming', weight: 8, primary: true, unnamed: true, fi: 'Talviuintipaikka', sv: 'Vinterbadplats', en: 'Winter swimming place', also: ['avanto', 'avantouinti', 'vinterbad', 'ice swimming'], group: 'leisure/beach_resort' },
  { key: 'leisure/bathing_place', osm: ['leisure=bathing_place', 'amenity=bathing_place', 'leisure=beach'], family: 'water', kind: 'swimming', icon: 'swimming', weight: 10, primary: true, unnamed: true, group: 'leisure/beach_resort' },
  { key: 'leisure/swimming_area', family: 'water', kind: 'swimming', icon: 'swimming', weight: 9, primary: true, unnamed: true, fi: 'Uima-alue', sv: 'Simområde', en: 'Swimming area', group: 'leisure/beach_resort' },
  { key: 'leisure/beach_resort', family: 'water', kind: 'swimming', icon: 'beach', weight: 11, primary: true, unnamed: true, fi: 'Uimaranta', sv: 'Badstrand', en: 'Bathing beach', also: ['uimapaikka', 'ranta', 'badplats', 'swimming beach'] },
  { key: 'natural/beach', family: 'water', kind: 'swimming', icon: 'beach', weight: 10, primary: true, unnamed: true, fi: 'Hiekkaranta', sv: 'Sandstrand', en: 'Beach', also: ['strand'], group: 'leisure/beach_resort' },
  { key: 'sports_centre/swimming', osm: ['leisure=sports_centre|sports_hall & sport=swimming', 'building=swimming_hall', 'leisure=swimming_hall'], preset: 'leisure/sports_centre/swimming', family: 'water', kind: 'swimming', icon: 'pool', weight: 9, primary: true, fi: 'Uimahalli', sv: 'Simhall', en: 'Indoor pool', also: ['uima-allas', 'bassäng', 'swimming pool'] },
  { key: 'amenity/public_bath', osm: ['amenity=public_bath', 'amenity=spa & shop!=*', 'leisure=spa'], family: 'water', kind: 'swimming', icon: 'sauna', weight: 10, primary: true, fi: 'Kylpylä', sv: 'Spa', en: 'Spa' , group: 'sports_centre/swimming' },
  { key: 'leisure/sauna', osm: ['leisure=sauna', 'amenity=sauna'], family: 'water', kind: 'swimming', icon: 'sauna', weight: 9, primary: true },
  { key: 'leisure/swimming_pool', family: 'water', kind: 'swimming', icon: 'pool', weight: 6, primary: true, group: 'sports_centre/swimming' },
  { key: 'leisure/marina', osm: ['leisure=marina', 'seamark:type=harbour & seamark:harbour:category=marina|marina_no_facilities|yacht', 'harbour:category=marina'], family: 'water', kind: null, icon: 'marina', weight: 7, primary: true, fi: 'Venesatama', sv: 'Småbåtshamn', en: 'Marina' },
  { key: 'leisure/slipway', shapes: ['POINT', 'AREA', 'PATH'], family: 'water', kind: null, icon: 'slipway', weight: 3, primary: true, unnamed: true, fi: 'Veneluiska', sv: 'Sjösättningsramp', en: 'Slipway' },
  { key: 'canoe/put_in', osm: ['canoe=put_in|egress|put_in;egress', 'whitewater=put_in|egress|put_in;egress', 'waterway=access_point'], family: 'water', kind: null, icon: 'canoe', weight: 5, unnamed: true, fi: 'Melojan rantautumispaikka', sv: 'Landstigningsplats för paddlare', en: 'Canoe landing' },
  { key: 'amenity/boat_rental', osm: ['amenity=boat_rental|canoe_rental|kayak_rental'], family: 'water', kind: null, icon: 'boat-rental', weight: 6, primary: true },
  { key: 'amenity/dive_centre', family: 'water', kind: null, icon: 'boat', weight: 4, fi: 'Sukelluskeskus', sv: 'Dykcenter' },
];
