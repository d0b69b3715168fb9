import { formatDate, formatTime, formatWeekday, WEEKDAYS } from '#common/format.ts';
import type { Language } from '#common/languages.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** What mappers write in English where no rule fits, with their words for readers; `$1` is a year. */
const PHRASES: readonly { readonly is: RegExp; readonly words: Readonly<Record<Language, string>> }[] = [
  {
    is: /^(?:temporarily )?closed (?:until|till|to) (?:the year )?(\d{4})$/i,
    words: { fi: 'suljettu vuoteen $1 asti', sv: 'stängt till $1', en: 'closed until $1' },
  },
  {
    is: /^(?:temporarily closed|closed temporarily|closed for (?:renovation|repairs?))$/i,
    words: { fi: 'tilapäisesti suljettu', sv: 'tillfälligt stängt', en: 'temporarily closed' },
  },
  {
    is: /^(?:permanently )?closed$/i,
    words: { fi: 'suljettu', sv: 'stängt', en: 'closed' },
  },
  {
    is: /^(?:by|on|only by) (?:appointment|reservation|request)(?: only)?$/i,
    words: { fi: 'sopimuksen mukaan', sv: 'enligt överenskommelse', en: 'by appointment' },
  },
  {
    is: /^(?:only )?(?:in |during )?(?:the )?summer(?: only|time)?$/i,
    words: { fi: 'vain kesällä', sv: 'bara på sommaren', en: 'in summer only' },
  },
  {
    is: /^(?:only )?(?:in |during )?(?:the )?winter(?: only|time)?$/i,
    words: { fi: 'vain talvella', sv: 'bara på vintern', en: 'in winter only' },
  },
];

/** A phrase of a mapper in the reader's language; undefined for one that is not known. */
function phraseIn(text: string, language: Language): string | undefined {
  const phrase = PHRASES.find(({ is }) => is.test(text.trim()));
  return phrase && text.trim().replace(phrase.is, phrase.words[language]);
}

interface Words {
  readonly months: readonly string[];
  readonly holidays: string;
  readonly closed: string;
  readonly unknown: string;
  readonly always: string;
  readonly sunrise: string;
  readonly sunset: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fi: {
    months: ['tammi', 'helmi', 'maalis', 'huhti', 'touko', 'kesä', 'heinä', 'elo', 'syys', 'loka', 'marras', 'joulu'],
    holidays: 'pyhäpäivinä',
    closed: 'suljettu',
    unknown: 'voi olla suljettu',
    always: 'aina avoinna',
    sunrise: 'auringonnousu',
    sunset: 'auringonlasku',
  },
  sv: {
    months: ['jan.', 'feb.', 'mars', 'april', 'maj', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
    holidays: 'helgdagar',
    closed: 'stängt',
    unknown: 'kan vara stängt',
    always: 'alltid öppet',
    sunrise: 'soluppgång',
    sunset: 'solnedgång',
  },
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    holidays: 'public holidays',
    closed: 'closed',
    unknown: 'may be closed',
    always: 'always open',
    sunrise: 'sunrise',
    sunset: 'sunset',
  },
};

function wordOf(token: string, language: Language): string | undefined {
  const words = WORDS[language];
  const day = DAYS.findIndex((name) => name === token);
  const month = MONTHS.findIndex((name) => name === token);
  const fixed: Readonly<Record<string, string>> = {
    PH: words.holidays,
    off: words.closed,
    closed: words.closed,
    unknown: words.unknown,
    sunrise: words.sunrise,
    sunset: words.sunset,
  };
  return WEEKDAYS[language][day] ?? words.months[month] ?? fixed[token];
}

/** Marks words of the source, which may be in another language. */
const QUOTED: Readonly<Record<Language, (text: string) => string>> = {
  fi: (text) => `”${text}”`,
  sv: (text) => `”${text}”`,
  en: (text) => `“${text}”`,
};

/**
 * Matches one rule of OSM's opening_hours syntax, loosely: days, months, times and the words between them. A number is
 * matched in one way alone: by pieces, a text of some dates and a foreign word took the page minutes.
 */
const RULE_WORDS = /[A-Z][a-z]{1,2}|PH|off|closed|unknown|sun(?:rise|set)|24\/7/.source;
const RULE_MARKS = /\d{1,2}:\d{2}(?!\d)|\d{1,4}(?![\d:])|[\s,+()[\]-]|"[^"]*"/.source;
const RULE = new RegExp(`^(?:${RULE_WORDS}|${RULE_MARKS})+$`);

/**
 * Opening hours for reading, one line for each rule. OSM's syntax (`Mo-Fr 10:00-18:00; PH off`) is translated to the
 * language's words, and so are common phrases; any other text is quoted as its source wrote it.
 */
export function openingHoursLines(text: string, language: Language): readonly string[] {
  const phrase = phraseIn(text.replaceAll('"', ''), language);
  if (phrase !== undefined) return [phrase];
  const rules = text.split(/\s*(?:;|\|\|)\s*/).filter((rule) => rule !== '');
  if (!rules.every((rule) => RULE.test(rule))) return [QUOTED[language](text)];
  return rules.map((rule) =>
    rule
      .replace('24/7', WORDS[language].always)
      .replace(/\s*,\s*/g, ', ')
      // The phrase says again what the rule says.
      .replace(/\b(?:off|closed)\s+(?="[^"]*closed)/i, '')
      .replace(/"([^"]*)"|[A-Za-z]+/g, (token, quoted: string | undefined) =>
        quoted === undefined ? (wordOf(token, language) ?? token) : (phraseIn(quoted, language) ?? quoted),
      )
      .replace(/(?<=[\p{L}\d.])-(?=[\p{L}\d])/gu, '–'),
  );
}

/** When a place closes or opens next, to fill a text: `18:00` today, `ma` and `09:00` on a later day. */
export function changeTime(change: Date, now: Date, language: Language): { day: string | null; time: string } {
  const isToday = formatDate(change) === formatDate(now);
  return { day: isToday ? null : formatWeekday(change, language), time: formatTime(change) };
}
