export function sentenceCase(text: string): string;
export function presetName(preset: string, language: 'fi' | 'sv' | 'en'): string | undefined;
