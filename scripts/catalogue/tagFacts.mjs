/** Values with their words in the order Finnish, Swedish, English. */
const valuesOf = (values) =>
  Object.fromEntries(Object.entries(values).map(([code, [fi, se, en]]) => [code, { fi, se, en }]));

const DIFFICULTY = { fi: 'Vaativuus', se: 'Svårighetsgrad', en: 'Difficulty' };
const graded = (grade, [fi, se, en]) => [`${fi} (${grade})`, `${se} (${grade})`, `${en} (${grade})`];
const EASY = ['helppo', 'lätt', 'easy'];
const MODERATE = ['keskivaativa', 'medelsvår', 'moderate'];
const HARD = ['vaativa', 'svår', 'demanding'];
const HARDEST = ['erittäin vaativa', 'mycket svår', 'very demanding'];

const THERE = valuesOf({
  yes: ['on', 'finns', 'yes'],
  limited: ['osittain', 'delvis', 'partly'],
  no: ['ei ole', 'finns inte', 'no'],
});
/** Of a table: "partly" would be a part of one. */
const LIMITED = valuesOf({
  yes: ['on', 'finns', 'yes'],
  limited: ['rajallisesti', 'begränsat', 'limited'],
  no: ['ei ole', 'finns inte', 'no'],
});
const FOOD = valuesOf({ yes: ['saatavilla', 'finns', 'available'], only: ['ainoastaan', 'enbart', 'only'] });

/** Facts that the tags of OpenStreetMap give (`api/import/osm/tagFacts.ts`). */
export const ofTags = [
  [
    'sac-scale',
    DIFFICULTY,
    valuesOf({
      hiking: graded('T1', EASY),
      mountain_hiking: graded('T2', MODERATE),
      demanding_mountain_hiking: graded('T3', HARD),
      alpine_hiking: graded('T4', HARDEST),
      demanding_alpine_hiking: graded('T5', HARDEST),
      difficult_alpine_hiking: graded('T6', HARDEST),
    }),
  ],
  [
    'mtb-scale',
    DIFFICULTY,
    valuesOf(
      Object.fromEntries(
        [EASY, EASY, MODERATE, HARD, HARDEST, HARDEST, HARDEST].map((words, i) => [`${i}`, graded(`S${i}`, words)]),
      ),
    ),
  ],
  [
    'piste-difficulty',
    DIFFICULTY,
    valuesOf({
      novice: ['hyvin helppo', 'mycket lätt', 'very easy'],
      easy: EASY,
      intermediate: MODERATE,
      advanced: HARD,
      expert: HARDEST,
      freeride: HARDEST,
      extreme: HARDEST,
    }),
  ],
  [
    'fee',
    { fi: 'Maksullisuus', se: 'Avgift', en: 'Charge' },
    valuesOf({
      yes: ['maksullinen', 'avgiftsbelagd', 'there is a charge'],
      no: ['maksuton', 'avgiftsfri', 'free of charge'],
    }),
  ],
  [
    'access',
    { fi: 'Pääsy', se: 'Tillträde', en: 'Access' },
    valuesOf({
      customers: ['vain asiakkaille', 'endast för kunder', 'customers only'],
      permit: ['vain luvalla', 'endast med tillstånd', 'with a permit only'],
    }),
  ],
  ['to-be-booked', { fi: 'Varattava etukäteen', se: 'Bokas i förväg', en: 'To be booked in advance' }],
  ['groomed', { fi: 'Latua kunnostetaan', se: 'Spåret prepareras', en: 'Groomed' }],
  [
    'dogs',
    { fi: 'Koirat', se: 'Hundar', en: 'Dogs' },
    valuesOf({
      yes: ['sallittu', 'tillåtna', 'allowed'],
      leashed: ['kytkettynä', 'kopplade', 'on a lead'],
      unleashed: ['myös vapaana', 'även lösa', 'also off the lead'],
      no: ['ei sallittu', 'inte tillåtna', 'not allowed'],
    }),
  ],
  [
    'season',
    { fi: 'Kausi', se: 'Säsong', en: 'Season' },
    valuesOf({
      spring: ['kevät', 'vår', 'spring'],
      summer: ['kesä', 'sommar', 'summer'],
      autumn: ['syksy', 'höst', 'autumn'],
      winter: ['talvi', 'vinter', 'winter'],
      yes: ['osa vuodesta', 'en del av året', 'part of the year'],
    }),
  ],
  ['vegetarian', { fi: 'Kasvisruoka', se: 'Vegetarisk mat', en: 'Vegetarian food' }, FOOD],
  ['vegan', { fi: 'Vegaaninen ruoka', se: 'Vegansk mat', en: 'Vegan food' }, FOOD],
  ['toilets-wheelchair', { fi: 'Esteetön wc', se: 'Tillgänglig toalett', en: 'Accessible toilet' }, THERE],
  ['changing-table', { fi: 'Hoitopöytä', se: 'Skötbord', en: 'Baby changing table' }, LIMITED],
  ['stroller', { fi: 'Sopii lastenvaunuille', se: 'Passar för barnvagn', en: 'Suitable for pushchairs' }],
];
