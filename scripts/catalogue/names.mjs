import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const schema = (path) =>
  JSON.parse(readFileSync(require.resolve(`@openstreetmap/id-tagging-schema/dist/${path}`), 'utf8'));
const translation = (code) => schema(`translations/${code}.min.json`)[code].presets.presets;

const english = schema('translations/en.min.json').en.presets.presets;
const sources = {
  fi: [translation('fi')],
  sv: [translation('sv')],
  // British first: what English says in Europe ("Toilets", "Theatre").
  en: [translation('en-GB'), english],
};

/** "Boat Rental" is "Boat rental": capitals after the first word go, unless the word is an abbreviation. */
export function sentenceCase(text) {
  const [first = '', ...rest] = text.trim().split(' ');
  const lower = rest.map((word) => (/^\p{Lu}[\p{Ll}/-]+$/u.test(word) ? word.toLowerCase() : word));
  return [first.charAt(0).toUpperCase() + first.slice(1), ...lower].join(' ');
}

/** Name of a preset in a language, or undefined; references to other presets count as none. */
export function presetName(preset, language) {
  const name = sources[language].map((presets) => presets[preset]?.name).find((text) => text && !text.startsWith('{'));
  return name === undefined ? undefined : sentenceCase(name);
}
