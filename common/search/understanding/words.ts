import type { Kind } from '#common/catalogue/kinds.ts';
import type { PlaceFeature } from '#common/places/features.ts';

/**
 * The table of words that a search line is understood by, in Finnish, Swedish and English. Words are in normalised form
 * (lower case, no å, ä, ö) and in their basic form, commas between them; `esteet*` is any word that begins so.
 */

/** Words that say what a place has. */
export const FEATURE_WORDS: Readonly<Partial<Record<PlaceFeature, string>>> = {
  wheelchair:
    'esteet*, pyoratuoli*, rullatuoli*, liikuntarajoittei*, liikuntaest*, tillganglig*, rullstol*, hinderfri*, ' +
    'handikapp*, funktionsned*, wheelchair*, accessible, accessibility, step free, barrier free, disabled',
  children:
    'lapsi, lapset, lasten, lapsille, lapsia, lapsiperhe*, lapsiystavalli*, lastenvaunu*, perhe, perheelle, ' +
    'perheille, perheystavalli*, barn, barnen, barnvanlig*, barnfamilj*, barnvagn*, familj, familjen, ' +
    'familjevanlig*, smabarn, kid, kids, child, children, childrens, family, families, toddlers, kidfriendly',
  dogs:
    'koira, koirat, koirien, koiran, koiraystavalli*, lemmik*, hund, hundar, hunden, hundvanlig*, husdjur, dog, ' +
    'dogs, pet, pets',
  free:
    'ilmainen, ilmaise*, ilmaisi*, maksut*, vapaa paasy, gratis, avgiftsfri*, kostnadsfri*, fritt intrade, fri ' +
    'entre, free, free entry, free of charge, free admission, no fee',
  lit: 'valaist*, valais*, belyst*, upplyst*, lit, illuminated, floodlit, lighted',
  groomed: 'huollet*, ajettu*, kunnostet*, preparera*, pistad*, underhall*, groomed, maintained',
  photos: 'kuvia, kuvat, valokuv*, foton, bilder, photos, pictures',
  vegetarian:
    'kasvisruo*, kasvisravintol*, kasvisruokaravintol*, kasvislouna*, kasvis, vegetaari*, vegetarisk*, vegetarian, ' +
    'vegetarians, veggie',
  vegan:
    'vegaan*, vegaaniravintol*, vegaanikahvil*, vegeravintol*, vegekahvil*, vegeruo*, vege, vegansk*, vego, ' +
    'vegorestaurang*, veganrestaurang*, vegancafe*, vegankafe*, vegan, vegans, plant based, vaxtbasera*',
  easy: 'helppo*, helpo*, latt, latta, lattgang*, easy',
  moderate: 'keskivaativ*, medelsvar*, moderate, intermediate',
  hard: 'vaativ*, vaikea*, haastav*, kravande*, svar, svara, hard, difficult, challenging, demanding',
  upTo5Km: 'lyhyt, lyhye*, lyhyi*, kort, korta, short',
};

/** Words for a kind of places. */
export const KIND_WORDS: Readonly<Partial<Record<Kind, string>>> = {
  attraction:
    'nahtavyy*, nahtava*, mita nahda, sevardheter, sevardheterna, att se, sights, sightseeing, attractions, ' +
    'highlights, things to see, what to see, must see, must sees',
  restaurant:
    'ruoka, ruokaa, syomaan, syoda, lounas, lounaspaik*, lounasravintol*, illallinen, mat, lunch, middag, food, ' +
    'eat, dinner, brunch',
  cafe: 'kahvi, kahvia, kahville, kaffe',
  swimming: 'uimaan, uiminen, uimista, uinti, uida, bada, simma, swim, swimming',
  skiing: 'hiihto, hiihtamaan, hiihtaa, skida, skidakning, ski, skiing',
  hiking: 'retkeil*, retkelle, ulkoil*, vaeltamaan, friluftsliv, vandra, hiking, hike',
  cycling: 'pyoraily, pyorailemaan, cykla, cycling, biking',
  groceries: 'ruokaostoks*, elintarvik*, livsmedel, groceries',
};

/** Words that stand for a kind where the line names neither one nor places for children. */
export const VAGUE_WORDS: Readonly<Partial<Record<Kind, string>>> = {
  attraction:
    'tekemista, mita tehda, saker att gora, att gora, vad gora, things to do, what to do, places to visit, must do',
  museum:
    'sadepaiva*, sateella, kun sataa, regnig dag, regniga dagar, nar det regnar, rainy day, rainy days, when it ' +
    'rains, in the rain',
};

/** Words for a category beside its names and further words in the catalogue. */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  'amenity/bicycle_rental': 'pyoravuokraamo, bike rental, cykeluthyrning',
  'amenity/bar': 'baren, barer, barerna',
  'amenity/bbq': 'grillauspaik*, grillit, bbq, barbecue',
  'amenity/cafe': 'kafeer, fika',
  'amenity/charging_station': 'latausasema, sahkoauton lataus, laddstolpe, ev charger, charging point',
  'amenity/fast_food': 'hampurilai*, burger*, hamburgare, kebab, grilli',
  'amenity/ice_cream': 'jaatelo, jaateloa, glass',
  'amenity/library': 'bibba, biblioteket',
  'amenity/marketplace': 'tori, kauppahalli, kauppatori, torg, saluhall, market hall, market square',
  'amenity/parking': 'parkki, parkering',
  'amenity/pub': 'puben, pubar',
  'amenity/restaurant': 'restauranger, lunchrestaurang',
  'amenity/toilets': 'toilet, vessat, toalett, toaletten',
  'boundary/national_park': 'nationalparker',
  'landuse/winter_sports': 'laskettelu, hiihtokeskus, slalombacke, skidbacke',
  'leisure/bathing_place': 'uimapaikka, badplats, bathing place, swimming spot, swimming place',
  'leisure/beach_resort': 'beach, ranta, uimaranta, strand, stranden, strander, badstrander, simstrand',
  'leisure/bird_hide': 'lintutorni, fageltorn, bird tower, bird watching tower, bird watching, birdwatching',
  'leisure/dog_park': 'koirapuisto, koira aitaus, hundpark, hundrastgard, dog park',
  'leisure/disc_golf_course': 'frisbeegolf, discgolf, disc golf',
  'leisure/firepit': 'nuotio, tulipaikka, notski*, eldstad, fire pit, camp fire, campfire site',
  'leisure/fitness_station': 'ulkokuntosali, kuntoportaat, outdoor fitness',
  'leisure/ice_rink':
    'ice skating, skating, luistelurata, luistinrata, jaakentta, luistelu, skridskobana, isbana, skating rink, ' +
    'ice rink',
  'leisure/park': 'parker',
  'leisure/playground': 'leikkipuisto, leikkikentta, lekpark, playground',
  'leisure/sauna': 'rantasauna, bastur, public sauna',
  'lipas/3210': 'maauimala, utebad, outdoor pool, open air pool',
  'lipas/4404': 'luontopol*, naturstig, naturstigar, nature trail, nature path',
  'piste/hike': 'lumikenkareit*, lumikengat, snoskoled, snowshoe trail, snowshoeing',
  'piste/downhill': 'laskettelurinne, slalombacke',
  'piste/sled': 'pulkkamaki, pulkka, pulkabacke, kalkbacke, sledding, sledging',
  'place_of_worship/christian': 'kirkko, kyrka, kyrkor, church',
  'route/canoe': 'melonta, kanoottireit*, kanottled, paddling, kayaking, canoeing',
  'route/hiking':
    'reitti, retkipolku, patikka, vandringsled, led, leden, leder, hiking trail, walking trail, walk, hike trail',
  'route/mtb': 'maastopyora*, mtb, mountainbike, mountain bike, mountain biking',
  'route/running': 'lenkki, motionsbana, running track, jogging',
  'shelter/lean_to': 'laavu, vindskydd, lean to, shelter',
  skitrack:
    'skiing track, skiing trail, cross country skiing track, spar, ladut, hiihtoladut, skidspar, langdspar, ski ' +
    'track, ski tracks, cross country ski trail',
  'sport/ice_swimming': 'talviuinti, avanto*, vinterbad, isvak, winter swimming',
  'sports_centre/swimming': 'uimahalli, simhall, swimming hall, indoor pool',
  'tourism/camp_site': 'leirinta, teltta, telttailu, talta, tenting',
  'tourism/caravan_site': 'matkailuauto*, karavaan*, husbil*, caravan, motorhome',
  'tourism/chalet': 'mokki, mokit, mokin, cottage, cottages, cabin, cabins',
  'tourism/museum': 'museer',
  'tourism/zoo': 'elainpuisto, djurpark',
  'tower/observation': 'torni, nakotorni, utsiktstorn, lookout, tower',
};

/** A second one of these in a line asks for a route or area that has it: "vaellusreitti laavu". */
export const FIRE_OR_SHELTER: ReadonlySet<string> = new Set([
  'amenity/bbq',
  'amenity/shelter',
  'leisure/firepit',
  'shelter/basic_hut',
  'shelter/lean_to',
]);

/** Before a number of kilometres. */
export const AT_MOST_WORDS = 'alle, enintaan, max, under, hogst, upp till, kortare an, up to, less than, shorter than';
export const AT_LEAST_WORDS = 'yli, vahintaan, over, minst, langre an, more than, longer than, at least';
export const KILOMETRE_WORDS = 'km, kilometri*, kilometer, kilometre, kilometres, kilometers, kilsa*';

/** Words of names, or of what is not known, that hold or look like other words: "Svartå", "Open Air Museum". */
export const NAME_WORDS =
  'barista, liten, litet, open air, peter, petra, svarta, gluten free, lactose free, dairy free, sugar free';

/** Words that name nothing and belong to what comes after them. */
export const JOINING_WORDS =
  'ja, tai, suomi, suomessa, joka, jotka, jossa, joissa, ' +
  'jolla, jonne, johon, missa, mista, mihin, mita, on, voi, saa, ' +
  'och, eller, mellan, finland, i, pa, vid, med, for, dar, som, ar, till, av, en, ett, vad, finns, ' +
  'between, in, on, at, with, and, the, a, an, that, is, are, of, by, where, which, what, to';

/** Words that name nothing by themselves, though a name may begin with one: "Best Western". */
export const PRAISING_WORDS =
  'hyva, hyvia, paras, parhaat, parhaita, kiva, kivoja, bra, basta, fin, fina, good, best, top, top 10, nice';

/** Between the two numbers of a range. */
export const RANGE_WORDS: ReadonlySet<string> = new Set(['ja', 'tai', 'och', 'eller', 'till', 'and', 'or', 'to']);

/** Words that ask the way to a place, or what it is. They name nothing, and no place is called so. */
export const ASKING_WORDS =
  'mitka ovat, miten paasee, miten paasen, miten paasta, kuinka paasee, kuinka paasen, missa on, missa sijaitsee, ' +
  'mika on, ' +
  'hur kommer man, hur kommer jag, hur tar man sig, hur tar jag mig, farja till, farjan till, bat till, baten till, ' +
  'var ar, var finns, var ligger, vad ar, ' +
  'how to get, how do i get, how can i get, how do you get, how to reach, directions to, ferry to, boat to, bus to, ' +
  'where is, where are, what is';

/** Words that ask for places near a town, or near the visitor where the line names none. They name nothing. */
export const NEAR_WORDS = 'lahella, lahistolla, nara, narheten, near, around';
/** Words that ask for the places nearest to a town or to the visitor. They name nothing. */
export const NEAREST_WORDS = 'lahin, lahimmat, lahimpana, narmast, narmaste, nearest, closest';

/** Words that name nothing and belong to what comes before them. */
export const FOLLOWING_WORDS =
  'kanssa, mukaan, mukana, minua, taalla, sallittu, sallitaan, sallitut, ystavalli*, mig, har, tillat*, ' +
  'tillaten, vanlig*, me, here, allowed, welcome, friendly, s, users, stig in';
