/** A stem shorter than this says too little to search by. */
const STEM_MIN = 4;

/** Finnish case endings, and the Swedish ones of "the", in normalised form (no å, ä, ö), longest first. */
const ENDINGS = [
  'arna',
  'erna',
  'orna',
  'issa',
  'ista',
  'illa',
  'ilta',
  'ille',
  'iksi',
  'ihin',
  'seen',
  'siin',
  'ssa',
  'sta',
  'lla',
  'lta',
  'lle',
  'ksi',
  'iin',
  'hin',
  'han',
  'hon',
  'hun',
  'hyn',
  'hen',
  'den',
  'jen',
  'na',
  'ta',
  'in',
  'en',
  'an',
  'on',
  'un',
  'yn',
  'et',
  'n',
  'a',
  't',
] as const;

/**
 * Last parts of place names whose stem differs from the basic form: "Repovedellä" is Repovesi, "konstmuseet"
 * konstmuseum. Both the weak stem (inessive, adessive …) and the strong one (illative) where they differ.
 */
const STEMS: readonly (readonly [stem: string, basic: string])[] = [
  ['vede', 'vesi'],
  ['vete', 'vesi'],
  ['joe', 'joki'],
  ['joke', 'joki'],
  ['jarve', 'jarvi'],
  ['mae', 'maki'],
  ['make', 'maki'],
  ['lahde', 'lahti'],
  ['lahte', 'lahti'],
  ['saare', 'saari'],
  ['nieme', 'niemi'],
  ['lamme', 'lampi'],
  ['lampe', 'lampi'],
  ['vuore', 'vuori'],
  ['salme', 'salmi'],
  ['koske', 'koski'],
  ['ranna', 'ranta'],
  ['luodo', 'luoto'],
  ['polu', 'polku'],
  ['kadu', 'katu'],
  ['reiti', 'reitti'],
  ['kankaa', 'kangas'],
  ['helsingi', 'helsinki'],
  ['kaupungi', 'kaupunki'],
  ['musee', 'museum'],
];

/** Basic forms a stem may belong to: its table entry, and "tamperee" without the lengthened vowel. */
function basicForms(stem: string): string[] {
  const forms = STEMS.filter(([end]) => stem.endsWith(end)).map(([end, basic]) => stem.slice(0, -end.length) + basic);
  return /([aeiouy])\1$/.test(stem) ? [...forms, stem, stem.slice(0, -1)] : [...forms, stem];
}

/**
 * Candidates for the basic form of a normalised Finnish or Swedish word with an ending, likeliest first: "kolille"
 * gives "koli". None is shorter than four letters or the word itself; a word without an ending gives none.
 */
export function stripCaseEnding(word: string): string[] {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((stem) => stem.length >= STEM_MIN - 1);
  const candidates = stems.flatMap(basicForms).filter((form) => form.length >= STEM_MIN && form !== word);
  return [...new Set(candidates)];
}
