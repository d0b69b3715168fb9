/**
 * Facts about a place beside its properties: what LIPAS says of it, by LIPAS's names of fields without their question
 * marks, and `gaps`, how often the drawn line of a route breaks off. Their names and the names of their codes in three
 * languages are in the catalogue (`facts.json`), which only the server reads: clients get words.
 */
import rows from '#common/catalogue/facts.json' with { type: 'json' };
import { formatDecimal, NBSP } from '#common/format.ts';
import type { Language } from '#common/languages.ts';

export interface Duration {
  readonly min: number;
  readonly max: number;
  readonly unit: 'days' | 'hours' | 'minutes';
}

type Localized = { readonly [L in Language]?: string };

/** Codes of the catalogue, or texts and addresses, are lists. */
export type FactValue = boolean | number | readonly string[] | Localized | Duration;

export type PlaceFacts = Readonly<Record<string, FactValue>>;

interface WithFacts {
  readonly facts?: PlaceFacts;
}

/** A fact in words of one language. */
export interface FactText {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** Of the few that help to choose a route. */
  readonly isMain: boolean;
}

interface FactRow extends Record<Language, string> {
  readonly key: string;
  readonly main?: boolean;
  readonly options?: readonly (Readonly<Record<Language, string>> & { readonly code: string })[];
}

const FACTS: ReadonlyMap<string, FactRow> = new Map(rows.map((row): [string, FactRow] => [row.key, row]));

const YES = { fi: 'kyllä', sv: 'ja', en: 'yes' } as const satisfies Record<Language, string>;

const NO = { fi: 'ei', sv: 'nej', en: 'no' } as const satisfies Record<Language, string>;

/** What is said where it is not so, too: other places of the kind are free to use. */
const SAID_WHEN_FALSE: ReadonlySet<string> = new Set(['free-use']);

const UNITS = {
  days: { fi: 'pv', sv: 'dygn', en: 'd' },
  hours: { fi: 't', sv: 'tim', en: 'h' },
  minutes: { fi: 'min', sv: 'min', en: 'min' },
} as const satisfies Record<Duration['unit'], Record<Language, string>>;

export function isFactKey(key: string): boolean {
  return FACTS.has(key);
}

/** The facts that may be shown: not those, as the storey, by which records are matched only. Null for none. */
export function publicFacts({ facts = {} }: WithFacts): PlaceFacts | null {
  const shown = Object.entries(facts).filter(([key]) => isFactKey(key));
  return shown.length > 0 ? Object.fromEntries(shown) : null;
}

/** Whether the place is closed for the time being, though it still is there. */
export function isClosedForNow({ facts }: WithFacts): boolean {
  const status = facts?.['status'];
  return Array.isArray(status) && status.includes('out-of-service-temporarily');
}

/** The facts in words, in the order of the catalogue; what a place has not is left out. */
export function factTexts({ facts = {} }: WithFacts, language: Language): FactText[] {
  return [...FACTS.values()].flatMap((row) => {
    const value = facts[row.key];
    if (value === undefined) return [];
    const text = textOf(value, row, language);
    return text === '' ? [] : [{ key: row.key, name: row[language], text, isMain: row.main ?? false }];
  });
}

function textOf(value: FactValue, { key, options }: FactRow, language: Language): string {
  if (value === false && SAID_WHEN_FALSE.has(key)) return NO[language];
  if (value === false || value === 0) return '';
  if (value === true) return YES[language];
  if (typeof value === 'number') return key.endsWith('-year') ? String(value) : numberText(value);
  if (isList(value))
    return value.map((code) => options?.find((option) => option.code === code)?.[language] ?? code).join('\n');
  if ('unit' in value) return durationText(value, language);
  return value[language] ?? value.fi ?? value.sv ?? value.en ?? '';
}

function isList(value: FactValue): value is readonly string[] {
  return Array.isArray(value);
}

const SMALLEST_DECIMALS = 4;

/** With one decimal, below 1 with two digits that say something. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return formatDecimal(value, 0);
  const shown = Math.abs(value) < 1 ? Number(Number(value.toPrecision(2)).toFixed(SMALLEST_DECIMALS)) : value;
  const [, decimals = ''] = String(shown).split('.');
  return formatDecimal(shown, Math.abs(value) < 1 ? Math.max(1, decimals.length) : 1);
}

function durationText({ min, max, unit }: Duration, language: Language): string {
  const [from, to] = [numberText(min), numberText(max)];
  return `${from === to ? from : `${from}–${to}`}${NBSP}${UNITS[unit][language]}`;
}
