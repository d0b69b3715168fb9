import type { Position } from '#common/bounds.ts';
import type { Language } from '#common/languages.ts';

export interface SearchInput {
  readonly query: string;
  /** Where the visitor or the map is; nearer places come first among equals. */
  readonly near: Position | null;
  readonly language: Language;
  /** Most rows besides headers, 1–100. */
  readonly first: number;
}

export type SearchGroup = 'ATTRACTIONS' | 'CATEGORIES' | 'PLACE_NAMES';

/** One row of the answer; a header is the title of the rows after it and cannot be chosen. */
export type SearchRow =
  | { readonly type: 'header'; readonly header: SearchGroup }
  | { readonly type: 'position'; readonly name: string; readonly position: Position }
  | { readonly type: 'category'; readonly key: string }
  | { readonly type: 'placeName'; readonly id: number; readonly name: string; readonly position: Position; readonly admin: readonly string[] }
  | { readonly type: 'attraction'; readonly id: number; readonly matchedName: string };
