interface Row {
  readonly key: string;
  readonly fi: string;
  readonly sv: string;
  readonly en: string;
  readonly options?: readonly {
    readonly code: string;
    readonly fi: string;
    readonly sv: string;
    readonly en: string;
  }[];
}

export function tidyName(name: string, language: 'fi' | 'sv' | 'en'): string;
export function inBetterWords<T extends Row>(row: T): T;
export function unknownWords(rows: readonly Row[]): string[];
