import type { Geometry } from 'geojson';
import { LANGUAGES, type Language } from '#common/languages.ts';

/** What a condition says; the kinds of bad news first, in the order in which they are shown. */
export const CONDITION_KINDS = ['CLOSED', 'WARNING', 'LIMITED', 'NOTICE', 'ICE', 'WATER', 'GROOMED'] as const;

export type ConditionKind = (typeof CONDITION_KINDS)[number];

/** Severities of CAP, the gravest first; the Finnish Meteorological Institute's red, orange, yellow and green. */
export const CONDITION_SEVERITIES = ['EXTREME', 'SEVERE', 'MODERATE', 'MINOR'] as const;

export type ConditionSeverity = (typeof CONDITION_SEVERITIES)[number];

/** Plain text in one language; either part may be empty, not both. */
export interface ConditionText {
  readonly headline: string;
  readonly description: string;
}

export type ConditionTexts = { readonly [L in Language]?: ConditionText };

/** A condition at a place, along a route or in an area. Moments are milliseconds since 1970. */
export interface Condition {
  readonly id: number;
  readonly kind: ConditionKind;
  /** Null: its source does not say. */
  readonly severity: ConditionSeverity | null;
  /** What exactly, by the source's own code: `forestFireWeather`, `snowless`; null where there is none. */
  readonly code: string | null;
  readonly texts: ConditionTexts;
  /** Key of the source. */
  readonly source: string;
  /** False: a visitor has reported it. */
  readonly isOfficial: boolean;
  readonly validFrom: number;
  /** The first moment at which it is over; null: until its source says so. */
  readonly validUntil: number | null;
  /** When it was seen or issued. */
  readonly observedAt: number;
  /** An absolute https address. */
  readonly link: string | null;
}

/** What a condition is about; it reaches all that one of these reaches. */
export interface ConditionAbout {
  /** Identity of a place, a route or an area. */
  readonly placeId: number | null;
  /** WGS84. */
  readonly geometry: Geometry | null;
  /** National numbers of municipalities: 91 is Helsinki. */
  readonly municipalities: readonly number[];
  /** Numbers of regions: 1 is Uusimaa. */
  readonly regions: readonly number[];
}

/** The text in a language, or in the first other one that there is; which one that is. */
export function conditionText(
  texts: ConditionTexts,
  language: Language,
): (ConditionText & { readonly language: Language }) | null {
  for (const one of [language, ...LANGUAGES]) {
    const text = texts[one];
    if (text !== undefined) return { ...text, language: one };
  }
  return null;
}
