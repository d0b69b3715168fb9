import type { Place } from 'schema-dts';

/** The types of places at schema.org, by their names. */
type SchemaType = Extract<Place, { readonly '@type': string }>['@type'];

/** Categories by their type for search engines, divided by white space; each category is listed once. */
const CATEGORIES = {
  AmusementPark: 'leisure/water_park sports_centre/climbing_adventure tourism/theme_park',
  Aquarium: 'tourism/aquarium',
  ArtGallery: 'tourism/gallery',
  Bakery: 'shop/bakery shop/pastry',
  BarOrPub: 'amenity/bar amenity/pub',
  Beach: 'leisure/bathing_place leisure/beach_resort lipas/3220 natural/beach',
  BedAndBreakfast: 'tourism/guest_house',
  BikeStore: 'shop/bicycle',
  BoatTerminal: 'amenity/ferry_terminal',
  BodyOfWater: `
    leisure/swimming_area lipas/3230 lipas/3240 natural/spring natural/water sport/ice_swimming waterway/rapids`,
  BowlingAlley: 'leisure/bowling_alley lipas/2610',
  Brewery: 'craft/brewery',
  Bridge: 'historic/bridge man_made/bridge',
  BusStation: 'amenity/bus_station',
  CafeOrCoffeeShop: 'amenity/cafe',
  Campground: 'camp_site/backcountry lipas/202 tourism/camp_site',
  Cemetery: 'landuse/cemetery',
  Church: 'place_of_worship/christian',
  CivicStructure: `
    amenity/bbq amenity/bicycle_repair_station amenity/drinking_water amenity/fountain amenity/ranger_station
    amenity/shelter canoe/put_in emergency/defibrillator emergency/first_aid emergency/phone highway/trailhead
    leisure/dog_park leisure/firepit leisure/marina leisure/slipway lipas/203 lipas/205 lipas/206 lipas/301
    lipas/302 lipas/304 lipas/7000 place/square shelter/basic_hut shelter/lean_to shelter/picnic_shelter
    tourism/picnic_site`,
  ConvenienceStore: 'shop/convenience shop/kiosk',
  DaySpa: 'amenity/public_bath lipas/3130',
  EventVenue: 'amenity/events_venue leisure/dance',
  ExerciseGym: 'leisure/fitness_station lipas/1130 lipas/2110 lipas/2120 lipas/2130',
  FastFoodRestaurant: 'amenity/fast_food',
  FoodEstablishment: 'amenity/food_court',
  GasStation: 'amenity/fuel',
  GolfCourse: 'leisure/golf_course leisure/miniature_golf lipas/1610 lipas/1620 lipas/1640 lipas/1650',
  GroceryStore: 'shop/butcher shop/deli shop/farm shop/greengrocer shop/seafood shop/supermarket',
  HealthClub: 'leisure/sauna',
  Hospital: 'amenity/hospital',
  Hostel: 'tourism/hostel',
  Hotel: 'tourism/hotel',
  IceCreamShop: 'amenity/ice_cream',
  Landform: `
    geological/feature natural/arch natural/cave_entrance natural/cliff natural/gorge natural/ridge natural/stone
    natural/wetland place/island`,
  LandmarksOrHistoricalBuildings: `
    amenity/monastery building/cathedral building/landmark heritage/unesco historic/archaeological_site
    historic/battlefield historic/boundary_stone historic/building historic/bunker historic/cannon historic/castle
    historic/citywalls historic/fort historic/manor historic/memorial historic/mine historic/monument
    historic/ruins historic/ship historic/tar_kiln historic/tomb historic/vehicle historic/wreck
    man_made/lighthouse man_made/observatory man_made/water_tower man_made/watermill man_made/windmill
    waterway/lock_gate`,
  Library: 'amenity/library',
  LiquorStore: 'shop/alcohol',
  LodgingBusiness: 'tourism/alpine_hut tourism/apartment tourism/chalet tourism/wilderness_hut',
  Mosque: 'place_of_worship/muslim',
  Mountain: 'natural/peak',
  MovieTheater: 'amenity/cinema',
  Museum: 'amenity/arts_centre tourism/museum',
  Park: `
    boundary/national_park garden/botanical leisure/garden leisure/nature_reserve leisure/park lipas/101 lipas/102
    lipas/103 lipas/104 lipas/106 lipas/107 lipas/108 lipas/109 lipas/110 lipas/111 lipas/112 my/hiking_area
    my/national_landscape my/national_urban_park my/strict_reserve my/wilderness_area nature_area`,
  ParkingFacility: 'amenity/parking',
  PerformingArtsTheater: 'amenity/theatre',
  Pharmacy: 'amenity/pharmacy',
  Place: 'amenity/charging_station information/board lipas/207 own',
  PlaceOfWorship: 'amenity/place_of_worship',
  Playground: 'leisure/playground lipas/1190 lipas/2225 piste/sled',
  PublicSwimmingPool: 'leisure/swimming_pool lipas/3110 lipas/3120 lipas/3210 sports_centre/swimming',
  PublicToilet: 'amenity/toilets',
  RVPark: 'tourism/caravan_site',
  Resort: 'leisure/resort',
  Restaurant: 'amenity/restaurant',
  ShoppingCenter: 'shop/mall',
  SkiResort: `
    landuse/winter_sports lipas/4110 lipas/4230 lipas/4240 lipas/4630 lipas/4640 piste/downhill piste/snow_park`,
  SportingGoodsStore: 'shop/fishing shop/outdoor shop/sports',
  SportsActivityLocation: `
    amenity/dive_centre leisure/disc_golf_course leisure/fishing leisure/horse_riding leisure/ice_rink
    leisure/sports_centre leisure/track lipas/1110 lipas/1120 lipas/113 lipas/1140 lipas/1150 lipas/1160
    lipas/1170 lipas/1180 lipas/1210 lipas/1220 lipas/1310 lipas/1320 lipas/1330 lipas/1340 lipas/1360 lipas/1370
    lipas/1380 lipas/1390 lipas/1395 lipas/1510 lipas/1520 lipas/1530 lipas/1540 lipas/1550 lipas/1560 lipas/1630
    lipas/201 lipas/2140 lipas/2150 lipas/2210 lipas/2230 lipas/2240 lipas/2250 lipas/2260 lipas/2270 lipas/2280
    lipas/2290 lipas/2295 lipas/2310 lipas/2320 lipas/2330 lipas/2340 lipas/2350 lipas/2360 lipas/2370 lipas/2380
    lipas/2510 lipas/2530 lipas/2620 lipas/3250 lipas/4210 lipas/4220 lipas/4310 lipas/4320 lipas/4401 lipas/4402
    lipas/4407 lipas/4411 lipas/4412 lipas/4421 lipas/4422 lipas/4430 lipas/4440 lipas/4441 lipas/4510 lipas/4520
    lipas/4530 lipas/4610 lipas/4620 lipas/4710 lipas/4720 lipas/4810 lipas/4820 lipas/4830 lipas/4840 lipas/5120
    lipas/5130 lipas/5140 lipas/5150 lipas/5160 lipas/5210 lipas/5310 lipas/5320 lipas/5330 lipas/5340 lipas/5350
    lipas/5360 lipas/5370 lipas/6110 lipas/6120 lipas/6130 lipas/6140 lipas/6150 lipas/6210 lipas/6220 piste/hike
    piste/ice_skate piste/skitour piste/sleigh skitrack sport/climbing`,
  StadiumOrArena: 'leisure/stadium lipas/1350 lipas/2220 lipas/2520 lipas/5110',
  Store: 'amenity/bicycle_rental amenity/boat_rental amenity/marketplace shop/antiques shop/craft shop/gift',
  Synagogue: 'place_of_worship/jewish',
  TouristAttraction: `
    aerialway/cable_car amenity/planetarium leisure/bird_hide lipas/204 lipas/4403 lipas/4404 lipas/4405
    lipas/4406 lipas/4451 lipas/4452 natural/tree route/bicycle route/canoe route/foot route/hiking route/horse
    route/mtb route/running route/snowmobile tourism/artwork tourism/attraction tourism/viewpoint
    tower/observation`,
  TouristInformationCenter: 'information/office information/visitor_centre tourism/information',
  TrainStation: 'railway/station',
  Waterfall: 'waterway/waterfall',
  Zoo: 'tourism/zoo',
} as const satisfies { readonly [T in SchemaType]?: string };

/** The types in use. */
export type PlaceType = keyof typeof CATEGORIES;

const PLACE_TYPES = Object.keys(CATEGORIES).filter((name): name is PlaceType => Object.hasOwn(CATEGORIES, name));

const typeOfCategory: ReadonlyMap<string, PlaceType> = new Map(
  PLACE_TYPES.flatMap((type) => keysOf(type).map((key) => [key, type] as const)),
);

function keysOf(type: PlaceType): readonly string[] {
  return CATEGORIES[type].trim().split(/\s+/);
}

/** Every category of the table, as often as it is listed. */
export function typedCategories(): readonly string[] {
  return PLACE_TYPES.flatMap(keysOf);
}

/** The type of a category's places at schema.org; a place of an unknown category is a place. */
export function schemaTypeOf(category: string): PlaceType {
  return typeOfCategory.get(category) ?? 'Place';
}
