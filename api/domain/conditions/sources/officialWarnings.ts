import type { MultiPolygon, Polygon } from 'geojson';
import type { ConditionSeverity, ConditionTexts } from '#common/conditions/condition.ts';
import { type Language, LANGUAGES } from '#common/languages.ts';
import type { ConditionReader } from './askSources.ts';
import type { NewCondition } from './newCondition.ts';

/** A warning of the Finnish Meteorological Institute, as far as conditions need it. */
export interface WarningOfInstitute {
  readonly key: string;
  readonly event: string;
  readonly level: 'yellow' | 'orange' | 'red';
  readonly texts: Readonly<
    Partial<Record<Language, { readonly event: string; readonly headline: string; readonly description: string }>>
  >;
  readonly sent: Date;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** Areas that have no code of ours. */
  readonly polygons: readonly Polygon[];
  readonly municipalities: readonly number[];
  readonly regions: readonly number[];
  /** Outlines of these municipalities and regions. */
  readonly outlines: readonly Polygon[];
}

export interface InstituteService {
  read(stored: unknown): Promise<{
    readonly at: Date;
    readonly warnings: readonly WarningOfInstitute[];
    readonly state: unknown;
  }>;
}

/** Key of the source, whose terms are those of the weather. */
const SOURCE = 'fmi';
const LINK = 'https://www.ilmatieteenlaitos.fi/varoitukset';

const SEVERITIES = {
  yellow: 'MODERATE',
  orange: 'SEVERE',
  red: 'EXTREME',
} as const satisfies Record<WarningOfInstitute['level'], ConditionSeverity>;

/** The warnings of the institute as conditions. */
export function officialWarnings(service: InstituteService): ConditionReader {
  return {
    source: SOURCE,
    read: async (stored) => {
      const { at, warnings, state } = await service.read(stored);
      return { at, state, conditions: warnings.filter(isOnLand).map(conditionOf) };
    },
  };
}

/** A warning of the sea has no place of ours. */
function isOnLand({ polygons, municipalities, regions }: WarningOfInstitute): boolean {
  return polygons.length + municipalities.length + regions.length > 0;
}

function conditionOf(warning: WarningOfInstitute): NewCondition {
  const { key, event, level, sent, validFrom, validUntil, polygons, outlines, municipalities, regions } = warning;
  return {
    key,
    kind: 'WARNING',
    severity: SEVERITIES[level],
    code: event,
    texts: textsOf(warning),
    isOfficial: true,
    placeId: null,
    geometry: polygons.length === 0 ? null : joined(polygons),
    outline: outlines.length === 0 ? null : joined([...outlines, ...polygons]),
    municipalities: [...municipalities],
    regions: [...regions],
    validFrom: validFrom.getTime(),
    validUntil: validUntil.getTime(),
    observedAt: sent.getTime(),
    link: LINK,
  };
}

function textsOf({ texts }: WarningOfInstitute): ConditionTexts {
  const entries = LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text === undefined
      ? []
      : [[language, { headline: text.headline || text.event, description: text.description }] as const];
  });
  return Object.fromEntries(entries);
}

function joined(polygons: readonly Polygon[]): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: polygons.map(({ coordinates }) => coordinates) };
}
