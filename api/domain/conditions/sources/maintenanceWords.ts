import type { MaintenanceObservation } from '#api/outside/maintenance/maintenanceObservation.ts';
import type { ConditionTexts } from '#common/conditions/condition.ts';
import { formatDecimal } from '#common/format.ts';
import { type Language, LANGUAGES } from '#common/languages.ts';

type Words = Readonly<Record<Language, string>>;

/**
 * Words of an observation, by its code. Null: the kind of the condition says it all. The sources' own words are used
 * for other codes only: some are missing in Swedish, and most make no sense without the name of the property ("Good").
 */
const WORDS: Readonly<Partial<Record<string, Words | null>>> = {
  closed: null,
  maintained: null,
  maintenance_finished: null,
  good: { fi: 'Latu hyvässä kunnossa', sv: 'Spåret i gott skick', en: 'Track in good condition' },
  satisfactory: { fi: 'Latu kohtalaisessa kunnossa', sv: 'Spåret i hyfsat skick', en: 'Track in fair condition' },
  poor: { fi: 'Latu huonossa kunnossa', sv: 'Spåret i dåligt skick', en: 'Track in poor condition' },
  groomed: { fi: 'Pohja tehty, ei latu-uraa', sv: 'Underlaget klart, inget spår', en: 'Base ready, no track set' },
  littered: { fi: 'Ladulla on roskia', sv: 'Skräp i spåret', en: 'Litter on the track' },
  snowless: { fi: 'Liian vähän lunta', sv: 'För lite snö', en: 'Not enough snow' },
  event: { fi: 'Kilpailut tai harjoitukset', sv: 'Tävling eller träning', en: 'Competition or training' },
  snowmaking: { fi: 'Lumetus kesken', sv: 'Snötillverkning pågår', en: 'Snow is being made' },
  iceMaintained: { fi: 'Jää kunnostettu', sv: 'Isen är preparerad', en: 'Ice resurfaced' },
  plowed: { fi: 'Jää aurattu', sv: 'Isen är plogad', en: 'Ice cleared of snow' },
  frozen: { fi: 'Jää valmis', sv: 'Isen är klar', en: 'Ice ready' },
  freezing_started: { fi: 'Jäädytys kesken', sv: 'Isen är inte klar', en: 'Ice not ready yet' },
  open: { fi: 'Pulkkamäki avoinna', sv: 'Pulkabacken är öppen', en: 'Sledding hill open' },
  weak: { fi: 'Pulkkamäki heikossa kunnossa', sv: 'Pulkabacken i dåligt skick', en: 'Sledding hill in poor condition' },
  cyanobacteriaNone: { fi: 'Ei sinilevää', sv: 'Inga blågröna alger', en: 'No blue-green algae' },
  cyanobacteriaSome: { fi: 'Vähän sinilevää', sv: 'Lite blågröna alger', en: 'Some blue-green algae' },
  cyanobacteriaPlenty: {
    fi: 'Runsaasti sinilevää',
    sv: 'Rikligt med blågröna alger',
    en: 'Plenty of blue-green algae',
  },
  cyanobacteriaVeryPlenty: {
    fi: 'Erittäin runsaasti sinilevää',
    sv: 'Mycket rikligt med blågröna alger',
    en: 'Very large amounts of blue-green algae',
  },
  swimmingNotRecommended: { fi: 'Uimista ei suositella', sv: 'Bad rekommenderas inte', en: 'Swimming not recommended' },
  seasonStarted: { fi: 'Kausi on alkanut', sv: 'Säsongen har börjat', en: 'The season has begun' },
  seasonFinished: { fi: 'Kausi on päättynyt', sv: 'Säsongen är slut', en: 'The season is over' },
};

const WATER: Words = { fi: 'Vesi', sv: 'Vattnet', en: 'Water' };
const BELOW: Words = { fi: 'alle', sv: 'under', en: 'below' };
const ABOVE: Words = { fi: 'yli', sv: 'över', en: 'above' };
/** Ends of the service map's first and last range of temperatures. */
const OPEN_ENDS = { below: 0, above: 100 };

/** An observation in all languages, with the name of the place where that is not in our data. */
export function maintenanceTexts(observation: MaintenanceObservation, isOurs: boolean): ConditionTexts {
  const entries = LANGUAGES.flatMap((language) => {
    const { headline, description } = textOf(observation, language);
    const whole = [isOurs ? '' : nameOf(observation, language), description].filter(Boolean).join(': ');
    return headline === '' && whole === '' ? [] : [[language, { headline, description: whole }] as const];
  });
  return Object.fromEntries(entries);
}

function textOf({ code, value, texts }: MaintenanceObservation, language: Language) {
  if (value !== null) return { headline: waterText(value, language), description: '' };
  const words = WORDS[code];
  if (words === undefined) return texts[language] ?? { headline: '', description: '' };
  return { headline: words?.[language] ?? '', description: '' };
}

function nameOf({ name }: MaintenanceObservation, language: Language): string {
  return name[language] ?? LANGUAGES.map((one) => name[one]).find((one) => one !== undefined) ?? '';
}

/** `Vesi 18,5 °C`; of a range `Vesi 19–21 °C`, `Vesi alle 15 °C`. */
function waterText(value: number | string, language: Language): string {
  return `${WATER[language]} ${typeof value === 'number' ? degrees(value) : rangeText(value, language)}\u00A0°C`;
}

function degrees(value: number): string {
  return formatDecimal(value, Number.isInteger(value) ? 0 : 1).replace('-', '−');
}

function rangeText(range: string, language: Language): string {
  const [from = 0, to = 0] = range.split('-').map(Number);
  if (from <= OPEN_ENDS.below) return `${BELOW[language]} ${to}`;
  return to >= OPEN_ENDS.above ? `${ABOVE[language]} ${from}` : `${from}–${to}`;
}
