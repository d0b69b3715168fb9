/** Lines to walk, ski, ride and paddle; route relations and marked ways. Plain paths and roads are never places. */
const LINE = ['PATH'];
export const rows = [
  { key: 'skitrack', osm: ['piste:type=nordic', 'route=ski', 'route=piste & piste:type!=*'], shapes: LINE, family: 'winter', kind: 'skiing', icon: 'cross-country-skiing', weight: 13, primary: true, fi: 'Hiihtolatu', sv: 'Skidspår', en: 'Ski track' },
  { key: 'piste/hike', osm: ['piste:type=hike'], shapes: LINE, family: 'winter', kind: 'hiking', icon: 'snowshoeing', weight: 10, primary: true, fi: 'Talvivaellus- tai lumikenkäreitti', sv: 'Vintervandrings- eller snöskoled', en: 'Winter hiking or snowshoe trail' },
  { key: 'piste/downhill', osm: ['piste:type=downhill'], shapes: ['PATH', 'AREA'], family: 'winter', kind: 'skiing', icon: 'skiing', weight: 6, primary: true, fi: 'Laskettelurinne', sv: 'Slalombacke', en: 'Ski slope' },
  { key: 'piste/skitour', osm: ['piste:type=skitour'], shapes: LINE, family: 'winter', kind: 'skiing', icon: 'cross-country-skiing', weight: 9, fi: 'Hiihtovaellusreitti', sv: 'Skidturled', en: 'Ski touring route' },
  { key: 'piste/ice_skate', osm: ['piste:type=ice_skate'], shapes: ['PATH', 'AREA'], family: 'winter', kind: null, icon: 'skating', weight: 9, primary: true, fi: 'Retkiluistelurata', sv: 'Skridskoled', en: 'Skating trail' },
  { key: 'piste/sleigh', osm: ['piste:type=sleigh'], shapes: LINE, family: 'winter', kind: null, icon: 'sleigh', weight: 5, fi: 'Rekireitti', sv: 'Slädled', en: 'Sleigh route' },
  { key: 'route/snowmobile', osm: ['route=snowmobile'], shapes: LINE, family: 'winter', kind: null, icon: 'snowmobile', weight: 4, fi: 'Moottorikelkkareitti', sv: 'Snöskoterled', en: 'Snowmobile route' },
  { key: 'route/hiking', osm: ['route=hiking'], preset: 'type/route/hiking', shapes: LINE, family: 'trail', kind: 'hiking', icon: 'hiking', weight: 18, primary: true, fi: 'Retkeilyreitti', sv: 'Vandringsled', en: 'Hiking route' },
  { key: 'route/foot', osm: ['route=foot|walking'], preset: 'type/route/foot', shapes: LINE, family: 'trail', kind: 'hiking', icon: 'walking', weight: 12, primary: true, fi: 'Kävely- tai ulkoilureitti', sv: 'Promenad- eller friluftsled', en: 'Walking route', group: 'route/hiking' },
  { key: 'route/running', osm: ['route=running|fitness_trail', 'leisure=fitness_trail'], shapes: LINE, family: 'trail', kind: 'hiking', icon: 'running', weight: 7, primary: true, fi: 'Kuntorata', sv: 'Motionsspår', en: 'Fitness trail' },
  { key: 'route/mtb', osm: ['route=mtb'], preset: 'type/route/mtb', shapes: LINE, family: 'cycling', kind: 'cycling', icon: 'mountain-biking', weight: 12, primary: true, fi: 'Maastopyöräilyreitti', sv: 'Mountainbikeled', en: 'Mountain bike route' },
  { key: 'route/bicycle', osm: ['route=bicycle'], preset: 'type/route/bicycle', shapes: LINE, family: 'cycling', kind: 'cycling', icon: 'bicycle', weight: 11, primary: true, en: 'Cycling route' },
  { key: 'route/canoe', osm: ['route=canoe|kayak'], shapes: LINE, family: 'water', kind: null, icon: 'canoe', weight: 12, primary: true, fi: 'Melontareitti', sv: 'Paddlingsled', en: 'Canoe route' },
  { key: 'route/horse', osm: ['route=horse'], preset: 'type/route/horse', shapes: LINE, family: 'trail', kind: null, icon: 'horse-riding', weight: 5, fi: 'Ratsastusreitti', sv: 'Ridled', en: 'Riding route' },
  { key: 'landuse/winter_sports', osm: ['landuse=winter_sports', 'leisure=ski_resort', 'site=piste', 'tourism=ski_resort', 'leisure=resort|sports_centre & sport=skiing|downhill_skiing'], family: 'winter', kind: 'skiing', icon: 'skiing', weight: 20, primary: true, fi: 'Laskettelu- tai hiihtokeskus', sv: 'Skidcenter', en: 'Ski resort' },
  { key: 'piste/snow_park', osm: ['piste:type=snow_park', 'man_made=piste:halfpipe'], shapes: ['POINT', 'AREA', 'PATH'], family: 'winter', kind: 'skiing', icon: 'snowboarding', weight: 5, fi: 'Lumilautaparkki', sv: 'Snöpark', en: 'Snow park' },
  { key: 'piste/sled', osm: ['piste:type=sled', 'leisure=sledding'], shapes: ['POINT', 'AREA', 'PATH'], family: 'winter', kind: null, icon: 'sledding', weight: 5, primary: true, unnamed: true, fi: 'Pulkkamäki', sv: 'Pulkabacke', en: 'Sledding hill' },
  { key: 'leisure/ice_rink', osm: ['leisure=ice_rink', 'leisure=pitch & sport=ice_skating|ice_hockey|skating'], family: 'winter', kind: null, icon: 'skating', weight: 5, primary: true, fi: 'Luistelukenttä', en: 'Ice rink' },
];
