import type { Geometry } from 'geojson';
import type { VenueType } from '#api/platform/configMaintenance.ts';
import type { Language } from '#common/languages.ts';

/** Kinds of observations by their meaning for visitors; the names are those of conditions. */
export type ObservationKind = 'CLOSED' | 'LIMITED' | 'NOTICE' | 'ICE' | 'WATER' | 'GROOMED';

/** Kinds of facilities that are maintained. */
export type Facility = VenueType | 'sleddingHill' | 'swimming';

/** Plain text on one line; one of the two is empty. */
export interface ObservationText {
  readonly headline: string;
  readonly description: string;
}

/** The state of a place as its maintainer reports it. */
export interface MaintenanceObservation {
  /** Key of the source. */
  readonly source: string;
  /** Unique in the source, and the same for a later observation of the same property. */
  readonly key: string;
  /** The source's id of the place. */
  readonly unit: string;
  readonly name: Readonly<Partial<Record<Language, string>>>;
  /** Null: the source does not say. */
  readonly facility: Facility | null;
  /** Where it is: a position, a line or an area in Finland. */
  readonly geometry: Geometry;
  readonly kind: ObservationKind;
  /** By the source's own word: `snowless`, `waterTemperature`. */
  readonly code: string;
  /** Of a temperature: °C, or a range of them such as `19-21`; null of anything else. */
  readonly value: number | string | null;
  readonly observedAt: Date;
  /** From this moment on it is not known any more how the place is. */
  readonly validUntil: Date;
  /** In the source's words; empty where it has none. */
  readonly texts: Readonly<Partial<Record<Language, ObservationText>>>;
  /** Page of the source about it, https. */
  readonly link: string;
}
