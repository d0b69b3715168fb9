import type { MultiPolygon, Polygon } from 'geojson';
import type { OfficialWarning, WarningLevel } from '#api/outside/warnings/officialWarning.ts';
import type { WarningsService } from '#api/outside/warnings/warningsService.ts';
import type { ConditionSeverity, ConditionTexts } from '#common/conditions/condition.ts';
import { LANGUAGES } from '#common/languages.ts';
import type { ConditionReader } from './askSources.ts';
import type { NewCondition } from './newCondition.ts';

/** Key of the source, whose terms are those of the weather. */
const SOURCE = 'fmi';
const LINK = 'https://www.ilmatieteenlaitos.fi/varoitukset';

const SEVERITIES = {
  yellow: 'MODERATE',
  orange: 'SEVERE',
  red: 'EXTREME',
} as const satisfies Record<WarningLevel, ConditionSeverity>;

/** The warnings of the institute as conditions. */
export function officialWarnings(service: WarningsService): ConditionReader {
  return {
    source: SOURCE,
    read: async (stored) => {
      const { at, warnings, state } = await service.read(stored);
      return { at, state, conditions: warnings.filter(isOnLand).map(conditionOf) };
    },
  };
}

/** A warning of the sea has no place of ours. */
function isOnLand({ polygons, municipalities, regions }: OfficialWarning): boolean {
  return polygons.length + municipalities.length + regions.length > 0;
}

function conditionOf(warning: OfficialWarning): NewCondition {
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

function textsOf({ texts }: OfficialWarning): ConditionTexts {
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
