// Writes the texts of the client that the server says too, in its pages and files: `api/domain/texts/clientTexts.json`.
import { readFileSync } from 'node:fs';
import { emit } from '../catalogue/output.mjs';
import './commonPasswords.mjs';

const LANGUAGES = ['fi', 'sv', 'en'];

/** Ids of messages in `web/i18n/{language}.json`. */
const IDS = [
  'chip.campfire',
  'chip.leanTo',
  'chip.trail',
  'favourites.BAD',
  'favourites.BEST',
  'favourites.GOOD',
  'favourites.TODO',
  'feedback.lead',
  'intro.heading',
  'intro.lead',
  'intro.openMap',
  'intro.openPlaces',
  'kind.attraction',
  'kind.cafe',
  'kind.cycling',
  'kind.groceries',
  'kind.hiking',
  'kind.museum',
  'kind.restaurant',
  'kind.skiing',
  'kind.swimming',
  'kind.wc',
  'list.others',
  'nav.about',
  'nav.favourites',
  'nav.feedback',
  'nav.help',
  'nav.map',
  'nav.place',
];

const messages = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`../../web/i18n/${language}.json`, import.meta.url), 'utf8')),
  ]),
);

function textOf(id, language) {
  const text = messages[language][id];
  if (text === undefined) throw new Error(`web/i18n/${language}.json has no ${id}`);
  if (/[{<]/.test(text)) throw new Error(`${id} is more than a plain text in ${language}`);
  return text;
}

const texts = Object.fromEntries(
  IDS.map((id) => [id, Object.fromEntries(LANGUAGES.map((language) => [language, textOf(id, language)]))]),
);
emit('api/domain/texts/clientTexts.json', `${JSON.stringify(texts, null, 2)}\n`);
