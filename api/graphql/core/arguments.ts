import { InvalidInputError } from '#api/domain/core/errors.ts';
import { DEFAULT_LANGUAGE } from '#common/languages.ts';
import { builder } from './builder.ts';
import { LanguageEnum } from './enums.ts';
import { PAGE_MAX } from './queryLimits.ts';

/** `(language: Language! = fi)`. */
export const languageArgument = builder.args((t) => ({
  language: t.field({ type: LanguageEnum, required: true, defaultValue: DEFAULT_LANGUAGE }),
}));

/** Throws InvalidInputError('first') unless it is 1–100. */
export function pageSize(first: number): number {
  if (first < 1 || first > PAGE_MAX) throw new InvalidInputError('first', 'outOfRange');
  return first;
}

/** Cost of a field whose selection is repeated `first` times. */
export function perRow({ first }: { readonly first: number }): { field: number; multiplier: number } {
  return { field: 1, multiplier: Math.min(Math.max(first, 1), PAGE_MAX) };
}

/** Cost of a field that is read with its object. */
export const FREE = { complexity: 0 } as const;
