import type { Language } from '#common/languages.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

interface Words {
  readonly days: readonly string[];
  readonly months: readonly string[];
  readonly holidays: string;
  readonly closed: string;
  readonly always: string;
  readonly sunrise: string;
  readonly sunset: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fi: {
    days: ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'],
    months: ['tammi', 'helmi', 'maalis', 'huhti', 'touko', 'kesä', 'heinä', 'elo', 'syys', 'loka', 'marras', 'joulu'],
    holidays: 'pyhäpäivinä',
    closed: 'suljettu',
    always: 'aina avoinna',
    sunrise: 'auringonnousu',
    sunset: 'auringonlasku',
  },
  sv: {
    days: ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'],
    months: ['jan.', 'feb.', 'mars', 'april', 'maj', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
    holidays: 'helgdagar',
    closed: 'stängt',
    always: 'alltid öppet',
    sunrise: 'soluppgång',
    sunset: 'solnedgång',
  },
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    holidays: 'public holidays',
    closed: 'closed',
    always: 'always open',
    sunrise: 'sunrise',
    sunset: 'sunset',
  },
};

function wordOf(token: string, words: Words): string | undefined {
  const day = DAYS.findIndex((name) => name === token);
  const month = MONTHS.findIndex((name) => name === token);
  const fixed: Readonly<Record<string, string>> = {
    PH: words.holidays,
    off: words.closed,
    closed: words.closed,
    sunrise: words.sunrise,
    sunset: words.sunset,
  };
  return words.days[day] ?? words.months[month] ?? fixed[token];
}

/** One rule that OSM's syntax could write: days, months, times and the words between them. */
const RULE = /^(?:[A-Z][a-z]{1,2}|PH|off|closed|sunrise|sunset|\d{1,2}:\d{2}|\d{1,4}|[\s,+()[\]-]|"[^"]*")+$/;

/**
 * Opening hours for reading, a line per rule. OSM's syntax (`Mo-Fr 10:00-18:00; PH off`) is written in the words of the language;
 * any other text stays as its source wrote it.
 */
export function openingHoursLines(text: string, language: Language): readonly string[] {
  const words = WORDS[language];
  if (text.trim() === '24/7') return [words.always];
  const rules = text.split(/\s*(?:;|\|\|)\s*/).filter((rule) => rule !== '');
  if (!rules.every((rule) => RULE.test(rule))) return [text];
  return rules.map((rule) =>
    rule
      .replace(/\s*,\s*/g, ', ')
      .replace(/"([^"]*)"|[A-Za-z]+/g, (token, quoted: string | undefined) => quoted ?? wordOf(token, words) ?? token)
      .replace(/(?<=[\p{L}\d.])-(?=[\p{L}\d])/gu, '–'),
  );
}
