/**
 * Better words for the fields of LIPAS and for their values. The words of its enumerations are those of a form
 * (`Kenttien lkm`, `Kentän pituus m`), and some of the Swedish and English ones are wrong, or Finnish.
 */
import { readFileSync } from 'node:fs';
import { sentenceCase } from './names.mjs';

/** By field: its names, and by code those of its values; a language that is not here has the word of LIPAS. */
const WORDS = JSON.parse(readFileSync(new URL('lipas-words.json', import.meta.url), 'utf8'));

/** A field's name without a form's abbreviations ("lkm", "pcs"), and with its unit after a comma: `Valaistua, km`. */
export function tidyName(name, language) {
  const text = language === 'en' ? sentenceCase(name) : name.trim();
  return text
    .replace(/(?<=en) lkm$/, ' määrä')
    .replace(/,? (?:lkm|pcs|st\.)$/, '')
    .replace(/^Antalet /, 'Antal ')
    .replace(/,? (km|m)2$/, ', $1²')
    .replace(/,? (m|m²)$/, ', $1')
    .replace(/ c$/, ', °C');
}

/** A row of `facts.json` in better words. Words that are already better stay. */
export function inBetterWords({ key, fi, sv, en, ...row }) {
  const { options: values = {}, ...names } = WORDS[key] ?? {};
  const tidy = { fi: tidyName(fi, 'fi'), sv: tidyName(sv, 'sv'), en: tidyName(en, 'en') };
  const options = row.options?.map((option) => ({ ...option, ...values[option.code] }));
  return { key, ...tidy, ...names, ...row, ...(options && { options }) };
}

/** Fields and values of `lipas-words.json` that no row has: typing mistakes. */
export function unknownWords(rows) {
  const codes = new Map(rows.map(({ key, options = [] }) => [key, options.map(({ code }) => code)]));
  return Object.entries(WORDS).flatMap(([key, { options = {} }]) => {
    const known = codes.get(key);
    return known === undefined
      ? [key]
      : Object.keys(options).flatMap((code) => (known.includes(code) ? [] : [`${key}: ${code}`]));
  });
}
