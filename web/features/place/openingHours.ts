import { formatDate, formatTime, formatWeekday, WEEKDAYS } from '#common/format.ts';
import type { Language } from '#common/languages.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

interface Words {
  readonly months: readonly string[];
  readonly holidays: string;
  readonly closed: string;
  readonly always: string;
  readonly sunrise: string;
  readonly sunset: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fi: {
    months: ['tammi', 'helmi', 'maalis', 'huhti', 'touko', 'kesä', 'heinä', 'elo', 'syys', 'loka', 'marras', 'joulu'],
    holidays: 'pyhäpäivinä',
    closed: 'suljettu',
    always: 'aina avoinna',
    sunrise: 'auringonnousu',
    sunset: 'auringonlasku',
  },
  sv: {
    months: ['jan.', 'feb.', 'mars', 'april', 'maj', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
    holidays: 'helgdagar',
    closed: 'stängt',
    always: 'alltid öppet',
    sunrise: 'soluppgång',
    sunset: 'solnedgång',
  },
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    holidays: 'public holidays',
    closed: 'closed',
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
    sunrise: words.sunrise,
    sunset: words.sunset,
  };
  return WEEKDAYS[language][day] ?? words.months[month] ?? fixed[token];
}

/** Matches one rule of OSM's opening_hours syntax, loosely: days, months, times and the words between them. */
const RULE = /^(?:[A-Z][a-z]{1,2}|PH|off|closed|sunrise|sunset|\d{1,2}:\d{2}|\d{1,4}|[\s,+()[\]-]|"[^"]*")+$/;

/**
 * Opening hours for reading, one line for each rule. OSM's syntax (`Mo-Fr 10:00-18:00; PH off`) is translated to the
 * language's words; any other text stays as its source wrote it.
 */
export function openingHoursLines(text: string, language: Language): readonly string[] {
  if (text.trim() === '24/7') return [WORDS[language].always];
  const rules = text.split(/\s*(?:;|\|\|)\s*/).filter((rule) => rule !== '');
  if (!rules.every((rule) => RULE.test(rule))) return [text];
  return rules.map((rule) =>
    rule
      .replace(/\s*,\s*/g, ', ')
      .replace(
        /"([^"]*)"|[A-Za-z]+/g,
        (token, quoted: string | undefined) => quoted ?? wordOf(token, language) ?? token,
      )
      .replace(/(?<=[\p{L}\d.])-(?=[\p{L}\d])/gu, '–'),
  );
}

/** When a place closes or opens next: `18:00` today, `ma 09:00` on a later day. */
export function changeTime(change: Date, now: Date, language: Language): string {
  const isToday = formatDate(change) === formatDate(now);
  return isToday ? formatTime(change) : `${formatWeekday(change, language)} ${formatTime(change)}`;
}
