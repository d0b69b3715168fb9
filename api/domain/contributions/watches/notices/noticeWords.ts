import { type ConditionKind, conditionText } from '#common/conditions/condition.ts';
import { isKindSaid } from '#common/conditions/order.ts';
import { formatDate, formatTime, truncateTitle } from '#common/format.ts';
import type { Language } from '#common/languages.ts';
import type { PendingNoticeRow } from './noticesSql.ts';

type Words = Readonly<Record<Language, string>>;

const BEGUN: Readonly<Record<ConditionKind, Words>> = {
  CLOSED: { fi: 'Suljettu', sv: 'Stängt', en: 'Closed' },
  WARNING: { fi: 'Varoitus', sv: 'Varning', en: 'Warning' },
  LIMITED: { fi: 'Rajoituksia', sv: 'Begränsningar', en: 'Restrictions' },
  NOTICE: { fi: 'Tiedote', sv: 'Meddelande', en: 'Notice' },
  ICE: { fi: 'Jäätilanne', sv: 'Isläget', en: 'Ice' },
  WATER: { fi: 'Vesitilanne', sv: 'Vattenläget', en: 'Water' },
  GROOMED: { fi: 'Kunnostettu', sv: 'Preparerat', en: 'Groomed' },
};

const OVER: Readonly<Record<ConditionKind, Words>> = {
  CLOSED: { fi: 'Ei enää suljettu', sv: 'Inte längre stängt', en: 'No longer closed' },
  WARNING: { fi: 'Varoitus on päättynyt', sv: 'Varningen har upphört', en: 'The warning has ended' },
  LIMITED: { fi: 'Rajoitus on päättynyt', sv: 'Begränsningen har upphört', en: 'The restriction has ended' },
  NOTICE: {
    fi: 'Tiedote ei ole enää voimassa',
    sv: 'Meddelandet gäller inte längre',
    en: 'The notice no longer applies',
  },
  ICE: { fi: 'Jäätilanne on muuttunut', sv: 'Isläget har ändrats', en: 'Ice conditions have changed' },
  WATER: { fi: 'Vesitilanne on muuttunut', sv: 'Vattenläget har ändrats', en: 'Water conditions have changed' },
  GROOMED: { fi: 'Kunnostuksesta on aikaa', sv: 'Det har gått en tid sedan prepareringen', en: 'Groomed a while ago' },
};

const SEEN: Words = { fi: 'Kävijän havainto', sv: 'En besökares iakttagelse', en: 'Seen by a visitor' };
const NOT_SEEN: Words = { fi: 'Ei enää', sv: 'Inte längre', en: 'No longer' };

const UNTIL: Readonly<Record<Language, (date: string, time: string) => string>> = {
  fi: (date, time) => `Voimassa ${date} klo ${time} asti.`,
  sv: (date, time) => `Gäller till ${date} kl. ${time}.`,
  en: (date, time) => `In force until ${date} at ${time}.`,
};

/** Characters: a screen shows no more of a notice. */
const TEXT_MAX = 200;

/**
 * The text of a notice about a condition. Of a visitor's report only its kind, not its text: with that strangers could
 * have anything mailed to users.
 */
export function noticeText(
  { kind, isOver, isOfficial, texts, validUntil }: PendingNoticeRow,
  language: Language,
): string {
  const text = conditionText(texts, language);
  const headline = text?.headline ?? '';
  if (!isOfficial) return `${(isOver ? NOT_SEEN : SEEN)[language]}: ${headline || BEGUN[kind][language]}`;
  const said = (isOver ? OVER : BEGUN)[kind][language];
  const about = truncateTitle((headline || (text?.description ?? '')).replaceAll(/\s+/g, ' ').trim(), TEXT_MAX);
  const saysKind = isOver || isKindSaid({ kind, isOfficial }, headline);
  const words = about === '' ? `${said}.` : `${saysKind ? `${said}: ` : ''}${about}`;
  if (isOver || validUntil === null) return words;
  const until = UNTIL[language](formatDate(validUntil), formatTime(validUntil));
  return `${words.endsWith('.') ? words : `${words}.`} ${until}`;
}
