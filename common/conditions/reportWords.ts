import type { Language } from '#common/languages.ts';
import type { ConditionText } from './condition.ts';
import { type ConditionReport, isConditionReport } from './reportKinds.ts';

/** The kinds of visitors' reports in words; the server answers them as headlines, and the form offers them. */
export const REPORT_WORDS = {
  fallenTree: { fi: 'Kaatunut puu', sv: 'Omkullfallet träd', en: 'Fallen tree' },
  blocked: { fi: 'Reitti poikki', sv: 'Leden är spärrad', en: 'Path blocked' },
  flooded: { fi: 'Tulvii', sv: 'Översvämmat', en: 'Flooded' },
  wet: { fi: 'Märkää tai mutaista', sv: 'Blött eller lerigt', en: 'Wet or muddy' },
  ice: { fi: 'Jäistä tai liukasta', sv: 'Isigt eller halt', en: 'Icy or slippery' },
  dangerous: { fi: 'Vaarallinen paikka', sv: 'Farligt ställe', en: 'Dangerous spot' },
  other: { fi: 'Muu havainto', sv: 'Annat', en: 'Something else' },
} as const satisfies Readonly<Record<ConditionReport, Readonly<Record<Language, string>>>>;

/** The texts of a report: in all languages where the kind says it all, else in that of its writer. */
export function reportTexts(report: ConditionReport, text: string, language: Language) {
  const { fi, sv, en } = REPORT_WORDS[report];
  if (text !== '') return { [language]: { headline: REPORT_WORDS[report][language], description: text } };
  return {
    fi: { headline: fi, description: '' },
    sv: { headline: sv, description: '' },
    en: { headline: en, description: '' },
  };
}

/** The headline of a condition in a language, where it is the words of a report's kind; else as it was written. */
export function headlineIn(
  language: Language,
  code: string | null,
  text: Pick<ConditionText, 'headline'> & { readonly language: Language },
): { readonly headline: string; readonly language: Language } {
  const words = isConditionReport(code) ? REPORT_WORDS[code] : null;
  return words?.[text.language] === text.headline ? { headline: words[language], language } : text;
}
