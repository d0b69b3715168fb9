import type { Polygon } from 'geojson';
import type { Language } from '#common/languages.ts';

/** Colours of the institute's scale that mean a warning; green means that there is none. */
export const WARNING_LEVELS = ['yellow', 'orange', 'red'] as const;
export type WarningLevel = (typeof WARNING_LEVELS)[number];

/** The words of a warning in one language: plain text, empty where the message has none. */
export interface WarningText {
  /** Name of the event, as the institute calls it at present. */
  readonly event: string;
  readonly headline: string;
  readonly description: string;
  /** Names of the areas, separated by commas. */
  readonly area: string;
}

/** A warning of the Finnish Meteorological Institute, as its latest message says it. */
export interface OfficialWarning {
  /** Unique among all messages; an update of a warning has another key than what it updates. */
  readonly key: string;
  /** Identifier of the message. */
  readonly message: string;
  /** Code of the profile, such as `forestFireWeather`; newer codes come as the institute writes them. */
  readonly event: string;
  readonly level: WarningLevel;
  readonly texts: Readonly<Partial<Record<Language, WarningText>>>;
  /** When the institute sent the message. */
  readonly sent: Date;
  readonly validFrom: Date;
  /** From this moment on the warning is not in force. */
  readonly validUntil: Date;
  /** Areas that have no code of ours: what lies in one of these polygons is in the warned area. */
  readonly polygons: readonly Polygon[];
  /** Numbers of warned municipalities: 91 for code `091`. */
  readonly municipalities: readonly number[];
  /** Numbers of warned regions: 19 for code `R19`. */
  readonly regions: readonly number[];
  /** Outlines of these municipalities and regions, simplified: to draw, not to decide. */
  readonly outlines: readonly Polygon[];
}
