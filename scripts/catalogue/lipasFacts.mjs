/**
 * Writes `common/catalogue/facts.json`, the names of facts about places and of their values in three languages, from
 * the enumerations that LIPAS publishes (University of Jyväskylä, CC BY 4.0):
 * `node scripts/catalogue/lipasFacts.mjs FILE`.
 */
import { readFileSync } from 'node:fs';
import { inBetterWords, unknownWords } from './lipasWords.mjs';
import { emit, jsonRows } from './output.mjs';
import { ofTags } from './tagFacts.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of the enumerations: lipasFacts.mjs enums.json');
const enums = JSON.parse(readFileSync(file, 'utf8'));

/** Read as properties of the place, or saying nothing to visitors. */
const OTHERWISE = [
  'accessibility-info',
  'accessibility-categorized',
  'accessibility-classification',
  'additional-info-link',
  'description-long',
  'description-short',
  'label',
  'route-length-km',
  'route-name',
  'routes',
  'status',
  'may-be-shown-in-excursion-map-fi?',
  'may-be-shown-in-harrastuspassi-fi?',
  'school-use?',
];

/** Shown at the top of the page of a route, in this order. */
const MAIN = [
  'duration',
  'cycling-difficulty',
  'paddling-difficulty-v2',
  'itrs-technical-route',
  'sac-scale',
  'mtb-scale',
  'piste-difficulty',
  'route-marking',
  'lit-route-length-km',
  'surface-material',
  'travel-direction',
];

/** Shorter names than those of the enumerations, for the top of the page. */
const NAMES = {
  duration: { fi: 'Kesto', se: 'Tid', en: 'Duration' },
  'cycling-difficulty': { fi: 'Vaativuus', se: 'Svårighetsgrad', en: 'Difficulty' },
  'paddling-difficulty-v2': { fi: 'Vaativuus', se: 'Svårighetsgrad', en: 'Difficulty' },
  'itrs-technical-route': {
    fi: 'Tekninen vaativuus (ITRS)',
    se: 'Teknisk svårighetsgrad (ITRS)',
    en: 'ITRS technical grade',
  },
  'lit-route-length-km': { fi: 'Valaistua, km', se: 'Belyst, km', en: 'Lit, km' },
  'surface-material': { fi: 'Pinta', se: 'Underlag', en: 'Surface' },
};

const inLanguages = ({ fi, se, en }) => ({ fi, sv: se || fi, en: en || fi });

const optionsOf = (options) => {
  const rows = Object.entries(options ?? {}).map(([code, option]) => ({
    code,
    ...inLanguages(option.label ?? option),
  }));
  return rows.length === 0 ? {} : { options: rows };
};

function fieldsOf(props) {
  return Object.entries(props).flatMap(([key, { field }]) => [
    ...(OTHERWISE.includes(key) || field.type === 'lipas-property' ? [] : [[key, field.label, field.opts]]),
    ...(key === 'routes' ? fieldsOf(field.props) : []),
  ]);
}

const activityFields = Object.values(enums.activities).flatMap(({ props }) => fieldsOf(props));
const siteFields = Object.entries(enums['prop-types'])
  .filter(([key]) => !OTHERWISE.includes(key))
  .map(([key, type]) => [key, type.name, type.opts]);

/** Fields of a site for which the enumerations have no names, and what we find out about a route ourselves. */
const own = [
  [
    'gaps',
    {
      fi: 'Reittiviivassa aukkoja',
      se: 'Luckor i ledens linje',
      en: 'Gaps in the drawn line',
    },
  ],
  ['status', { fi: 'Tila', se: 'Status', en: 'Status' }, enums.statuses],
  ['owner', { fi: 'Omistaja', se: 'Ägare', en: 'Owner' }, enums.owners],
  ['address', { fi: 'Osoite', se: 'Adress', en: 'Address' }],
  ['comment', { fi: 'Lisätietoja', se: 'Mer information', en: 'Further information' }],
  ['accessibility', { fi: 'Esteettömyys', se: 'Tillgänglighet', en: 'Accessibility' }],
  ['photos', { fi: 'Kuvia muualla', se: 'Bilder på annat håll', en: 'Pictures elsewhere' }],
  ['contacts', { fi: 'Yhteystiedot', se: 'Kontaktuppgifter', en: 'Contacts' }],
  ['custom-rules', { fi: 'Muut ohjeet', se: 'Övriga anvisningar', en: 'Further rules' }],
  ['www', { fi: 'Ylläpitäjän sivut', se: 'Förvaltarens webbplats', en: 'Maintainer’s website' }],
  ['neighborhood', { fi: 'Kylä tai kaupunginosa', se: 'By eller stadsdel', en: 'Neighbourhood' }],
  ['renovations', { fi: 'Kunnostukset', se: 'Renoveringar', en: 'Renovations' }],
  [
    'paddling-difficulty',
    { fi: 'Vaativuus', se: 'Svårighetsgrad', en: 'Difficulty' },
    enums['option-sets']['paddling-difficulty'],
  ],
  ['construction-year', { fi: 'Rakennettu', se: 'Byggt', en: 'Built' }],
  ['renovation-years', { fi: 'Kunnostettu', se: 'Renoverat', en: 'Renovated' }],
  ['reservations-link', { fi: 'Varaukset', se: 'Bokning', en: 'Bookings' }],
  [
    'use-structure-during-fire-warning',
    {
      fi: 'Tulenteko sallittu maastopalovaroituksen aikana',
      se: 'Eld får göras upp under varning för terrängbrand',
      en: 'Fires allowed during a wildfire warning',
    },
  ],
];

const rows = new Map();
for (const [field, name, options] of [...own, ...ofTags, ...activityFields, ...siteFields]) {
  const key = field.replace(/\?$/, '');
  if (!rows.has(key)) rows.set(key, { key, ...inLanguages(NAMES[key] ?? name), ...optionsOf(options) });
}
const main = MAIN.flatMap((key) => (rows.has(key) ? [{ ...rows.get(key), main: true }] : []));
const rest = [...rows.values()].filter(({ key }) => !MAIN.includes(key));
const unknown = unknownWords([...rows.values()]);
if (unknown.length > 0) throw new Error(`LIPAS has no such fields or values: ${unknown.join(', ')}`);
emit('common/catalogue/facts.json', jsonRows([...main, ...rest].map(inBetterWords)));
