import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import { momentOf } from '#common/places/askedOpening.ts';
import { areaName } from '#common/search/areas.ts';
import type { LineMeaning, UnderstoodRow } from '#common/search/searchTypes.ts';
import { lineWithout } from './understand.ts';
import type { Meaning, Range, UnderstoodLine } from './understood.ts';

/** A town, a village or a place, such as an island or a park, that the rest of a line names. */
export interface Spot {
  readonly name: string;
  readonly position: Position;
}

interface Found {
  readonly town: Spot | null;
  readonly bounds: Bounds | null;
  readonly isAnswered: boolean;
  readonly isRestMet: boolean;
}

/** What was understood as a row of the answer, each part with the words that say it. */
export function understoodRow(
  line: string,
  { parts, rest, restRanges }: UnderstoodLine,
  { town, bounds, isAnswered, isRestMet }: Found,
  { language }: { readonly language: Language },
  now: Date,
): UnderstoodRow {
  const part = (meaning: LineMeaning, ranges: readonly Range[]) => ({
    meaning,
    text: ranges.map(([start, end]) => line.slice(start, end)).join(' '),
    without: lineWithout(line, ranges),
  });
  return {
    type: 'understood',
    parts: [
      ...parts.map(({ meaning, ranges }) => part(shownMeaning(meaning, language, now), ranges)),
      ...(town ? [part({ type: 'area', name: town.name }, restRanges)] : []),
    ],
    rest: town ? '' : rest,
    withoutRest: lineWithout(line, restRanges),
    isRestMet,
    bounds,
    isAnswered,
  };
}

function shownMeaning(meaning: Meaning, language: Language, now: Date): LineMeaning {
  if (meaning.type === 'opening') return { type: 'opening', at: momentOf(meaning.opening, now) };
  return meaning.type === 'area' ? { type: 'area', name: areaName(meaning.name, language) } : meaning;
}
