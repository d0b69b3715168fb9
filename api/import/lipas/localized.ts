import { fieldsOf, textOf } from '#api/import/records/fields.ts';

/** A text in the languages of LIPAS. */
export interface Localized {
  readonly fi?: string;
  readonly sv?: string;
  readonly en?: string;
}

/**
 * Reads a text in several languages (LIPAS writes `se` for Swedish); a text without a language is Finnish. `of` reads
 * one text.
 */
export function localizedOf(value: unknown, of: (text: unknown) => string | undefined = textOf): Localized {
  const { fi, se, en } = typeof value === 'string' ? { fi: value, se: undefined, en: undefined } : fieldsOf(value);
  const texts = { fi: of(fi), sv: of(se), en: of(en) };
  return {
    ...(texts.fi !== undefined && { fi: texts.fi }),
    ...(texts.sv !== undefined && { sv: texts.sv }),
    ...(texts.en !== undefined && { en: texts.en }),
  };
}
