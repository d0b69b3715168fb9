import { fieldsOf, lineOf, listOf, textOf } from '#api/import/records/fields.ts';
import { LANGUAGES } from '#common/languages.ts';
import { type Duration, type FactValue, isFactKey, type PlaceFacts } from '#common/places/placeFacts.ts';
import { type Localized, localizedOf } from './localized.ts';
import { isPersonsEmail, isPersonsPhone } from './personal.ts';

type Fields = Readonly<Record<string, unknown>>;

const UNITS: ReadonlySet<unknown> = new Set(['days', 'hours', 'minutes'] satisfies Duration['unit'][]);

/** Codes by which LIPAS says that nothing is known; and the status of nearly all sites, which says nothing either. */
const UNKNOWN: ReadonlySet<string> = new Set(['unknown', 'no-information', 'active']);

/** Members of objects that are keys, or of pictures that are not shown. */
const UNSAID: ReadonlySet<string> = new Set(['role', 'type', 'value', 'alt-text']);

/** The facts of a site or route among `fields`: those that the catalogue has a name for and that say something. */
export function factsOf(fields: Fields): PlaceFacts {
  const rules = fieldsOf(fields['rules-structured'])['custom-rules'];
  const accessibility = accessibilityTexts(fields);
  const described = new Set(listOf(fields['renovations']).map((renovation) => fieldsOf(renovation)['year']));
  const years = listOf(fields['renovation-years']).filter((year) => !described.has(year));
  const all = { ...fields, 'custom-rules': rules, accessibility, 'renovation-years': years };
  const facts = Object.entries(all).flatMap(([field, value]) => {
    const key = field.replace(/\?$/, '');
    const fact = isFactKey(key) ? factOf(value) : undefined;
    return fact === undefined ? [] : [[key, fact] as const];
  });
  return Object.fromEntries(facts);
}

function factOf(value: unknown): FactValue | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'string') return listed([lineOf(value)]);
  return Array.isArray(value) ? listFact(value) : objectFact(fieldsOf(value));
}

/** Codes or numbers as a list; objects and texts in several languages as one text, with a line for each. */
function listFact(values: readonly unknown[]): FactValue | undefined {
  const plain = values.map((value) => (typeof value === 'number' ? String(value) : lineOf(value)));
  return plain.some((text) => text !== undefined) ? listed(plain) : inLines(values);
}

/** One text with a line for each value, which is a text or the texts of the members of an object. */
function inLines(values: readonly unknown[]): FactValue | undefined {
  const lines = (language: keyof Localized) =>
    values.flatMap((value) => lineIn(fieldsOf(value), language) ?? []).join('\n');
  // A language in which only addresses and numbers are known has no text of its own.
  const isWorded = (language: keyof Localized) => values.some((value) => isIn(fieldsOf(value), language));
  const text = Object.fromEntries(
    LANGUAGES.filter(isWorded).map((language) => [language === 'sv' ? 'se' : language, lines(language)]),
  );
  return Object.keys(text).length > 0 ? texted(text) : texted(lines('fi'));
}

function isIn(value: Fields, language: keyof Localized): boolean {
  return [value, ...Object.values(value)].some(
    (member) => typeof member === 'object' && language in localizedOf(member),
  );
}

function lineIn(value: Fields, language: keyof Localized): string | undefined {
  const whole = localizedOf(value, lineOf);
  if (Object.keys(whole).length > 0) return whole[language];
  const parts = Object.entries(value).flatMap(([key, member]) =>
    UNSAID.has(key) ? [] : (personal(key, textIn(member, language)) ?? []),
  );
  return parts.length === 0 ? undefined : parts.join(' · ');
}

function textIn(value: unknown, language: keyof Localized): string | undefined {
  if (typeof value === 'number') return String(value);
  const texts = localizedOf(value, lineOf);
  return texts[language] ?? texts.fi ?? texts.sv ?? texts.en;
}

/** The text, unless it looks like the address or number of a person. */
function personal(key: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isPersons = (key === 'email' && isPersonsEmail(text)) || (key === 'phone-number' && isPersonsPhone(text));
  return isPersons ? undefined : text;
}

function listed(texts: readonly (string | undefined)[]): readonly string[] | undefined {
  const known = texts.filter((text): text is string => text !== undefined && !UNKNOWN.has(text));
  return known.length === 0 ? undefined : known;
}

function texted(value: unknown): FactValue | undefined {
  const text = localizedOf(value, textOf);
  return Object.keys(text).length === 0 ? undefined : text;
}

function objectFact(value: Fields): FactValue | undefined {
  if ('common-rules' in value) return listed(listOf(value['common-rules']).map(lineOf));
  if (!UNITS.has(value['unit'])) return texted(value);
  const { min, max, unit } = value;
  const [least, most] = [min ?? max, max ?? min];
  if (typeof least !== 'number' || typeof most !== 'number' || !isUnit(unit)) return undefined;
  return least > 0 && most >= least && Number.isFinite(most) ? { min: least, max: most, unit } : undefined;
}

function isUnit(unit: unknown): unit is Duration['unit'] {
  return UNITS.has(unit);
}

/** Texts about accessibility in languages other than Finnish; the Finnish one is a property of the place. */
function accessibilityTexts(fields: Fields): Fields {
  const { fi: _, ...general } = fieldsOf(fields['accessibility']);
  const groups = Object.values(fieldsOf(fields['accessibility-categorized'])).map((text) => localizedOf(text, lineOf));
  const lines = (own: unknown, language: 'sv' | 'en') =>
    [textOf(own), ...groups.map((group) => group[language])].filter((text) => text !== undefined).join('\n');
  return { se: lines(general['se'], 'sv'), en: lines(general['en'], 'en') };
}
