import { groupBy } from '#common/groupBy.ts';
import { isLanguage, type Language } from '#common/languages.ts';
import { DAY_MS } from '#common/time.ts';
import { warnedPlaces } from './capAreas.ts';
import { type OfficialWarning, WARNING_LEVELS, type WarningLevel, type WarningText } from './officialWarning.ts';
import { childrenOf, textOf, type XmlElement } from './xmlElements.ts';

/** Another message that one replaces or cancels. */
interface Reference {
  readonly identifier: string;
  readonly sent: Date;
}

/** A message of CAP 1.2 in the profile of the Finnish Meteorological Institute. */
export interface CapMessage {
  readonly identifier: string;
  readonly sent: Date;
  /** Messages that this one ends. */
  readonly ends: readonly Reference[];
  /** None of a cancellation, an exercise or a test. */
  readonly warnings: readonly OfficialWarning[];
}

const IDENTIFIER_MAX = 500;
const NAMES_MAX = 300;
const PROSE_MAX = 4_000;
/** How long a warning is in force that does not say it. */
const UNSAID_MS = DAY_MS;

/** The URL of every version of the profile begins so. */
const EVENT_CODES = 'profile:cap:https://alerts.fmi.fi/cap/profile/';

const LEVEL_OF_SEVERITY: Readonly<Record<string, WarningLevel | 'green'>> = {
  Minor: 'green',
  Moderate: 'yellow',
  Severe: 'orange',
  Extreme: 'red',
};

/**
 * Reads an `alert`. Elements that the profile does not use are read as the standard says, unknown ones are ignored;
 * words for people decide nothing. Throws Error where it is not clear what the message is about.
 */
export function capMessageOf(alert: XmlElement): CapMessage {
  if (alert.name !== 'alert') throw new Error('the answer is no message of CAP');
  const identifier = textOf(alert, 'identifier');
  const sent = timeOf(textOf(alert, 'sent'));
  if (identifier === '' || identifier.length > IDENTIFIER_MAX) throw new Error('a message has no identifier');
  if (sent === null) throw new Error('a message does not say when it was sent');
  const type = textOf(alert, 'msgType');
  const isActual = textOf(alert, 'status') === 'Actual';
  const isWarning = isActual && (type === 'Alert' || type === 'Update');
  const ends = isActual && (type === 'Update' || type === 'Cancel') ? referencesOf(textOf(alert, 'references')) : [];
  return { identifier, sent, ends, warnings: isWarning ? warningsOf(alert, identifier, sent) : [] };
}

/** `sender,identifier,sent` between white space. */
function referencesOf(text: string): Reference[] {
  return text.split(/\s+/).flatMap((reference) => {
    const [, identifier = '', time = ''] = reference.split(',');
    const sent = timeOf(time);
    return identifier === '' || sent === null ? [] : [{ identifier, sent }];
  });
}

/** The warnings of a message: one of each event code; in the institute's messages the `info` are the languages. */
function warningsOf(alert: XmlElement, message: string, sent: Date): OfficialWarning[] {
  const byEvent = groupBy(childrenOf(alert, 'info'), eventCodeOf);
  if (byEvent.size === 0) throw new Error('a message of a warning says nothing about it');
  return [...byEvent].flatMap(([event, infos], at) => {
    const level = levelOf(infos);
    if (level === 'green') return [];
    const key = at === 0 ? message : `${message}#${event}`;
    return [
      { key, message, event, level, texts: textsOf(infos), sent, ...validityOf(infos, sent), ...placesOf(infos) },
    ];
  });
}

function eventCodeOf(info: XmlElement): string {
  const codes = childrenOf(info, 'eventCode');
  const code = codes.find((one) => textOf(one, 'valueName').startsWith(EVENT_CODES)) ?? codes[0];
  const value = code === undefined ? '' : textOf(code, 'value');
  if (!/^\w{1,60}$/.test(value)) throw new Error('a warning has no event code');
  return value;
}

/** The strongest; one that cannot be read is yellow, for it is a warning. */
function levelOf(infos: readonly XmlElement[]): WarningLevel | 'green' {
  const scale = ['green', ...WARNING_LEVELS] as const;
  const levels = infos.map((info) => {
    const colour = childrenOf(info, 'parameter').find((one) => textOf(one, 'valueName') === 'color');
    const value = colour === undefined ? '' : textOf(colour, 'value').toLowerCase();
    return scale.find((level) => level === value) ?? LEVEL_OF_SEVERITY[textOf(info, 'severity')] ?? 'yellow';
  });
  return scale.findLast((level) => levels.includes(level)) ?? 'yellow';
}

/** From the earliest beginning to the latest end that a language says. */
function validityOf(infos: readonly XmlElement[], sent: Date): Pick<OfficialWarning, 'validFrom' | 'validUntil'> {
  const begins = infos.map((info) => saidTime(info, 'onset') ?? saidTime(info, 'effective') ?? sent);
  const validFrom = new Date(Math.min(...begins.map(Number)));
  const unsaid = new Date(Math.max(...begins.map(Number)) + UNSAID_MS);
  const validUntil = new Date(Math.max(...infos.map((info) => Number(saidTime(info, 'expires') ?? unsaid))));
  if (validUntil <= validFrom) throw new Error('a warning ends before it begins');
  return { validFrom, validUntil };
}

/** Throws Error for a time that is there and cannot be read. */
function saidTime(info: XmlElement, name: string): Date | null {
  const text = textOf(info, name);
  const time = timeOf(text);
  if (text !== '' && time === null) throw new Error(`a warning says a time (${name}) that is none`);
  return time;
}

/** ISO 8601 with an offset, as CAP demands: without an offset the text does not say which moment it is. */
function timeOf(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return null;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time;
}

function placesOf(infos: readonly XmlElement[]): ReturnType<typeof warnedPlaces> {
  return warnedPlaces(infos.flatMap((info) => childrenOf(info, 'area')));
}

function textsOf(infos: readonly XmlElement[]): Partial<Record<Language, WarningText>> {
  const texts = infos.map((info): [string, WarningText] => [
    // `en-US` where it is missing, says the standard.
    (textOf(info, 'language') || 'en').slice(0, 2).toLowerCase(),
    {
      event: plain(textOf(info, 'event'), NAMES_MAX),
      headline: plain(textOf(info, 'headline'), NAMES_MAX),
      description: plain(textOf(info, 'description'), PROSE_MAX),
      area: plain(
        childrenOf(info, 'area')
          .map((area) => textOf(area, 'areaDesc'))
          .join(', '),
        PROSE_MAX,
      ),
    },
  ]);
  return Object.fromEntries(texts.filter(([language]) => isLanguage(language)));
}

/** One line of printable characters; what is longer ends with an ellipsis. */
function plain(text: string, max: number): string {
  const line = text
    .slice(0, 4 * max)
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
