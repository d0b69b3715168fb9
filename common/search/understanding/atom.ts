import type { Kind } from '#common/catalogue/kinds.ts';
import type { AskedOpening } from '#common/places/askedOpening.ts';
import type { Meaning, Nearness, Range } from './understood.ts';

/** What a word or phrase of the table says; some say something only beside others. */
export type Atom =
  | Exclude<Meaning, { type: 'opening' }>
  | { readonly type: 'open' | 'hours' | 'clock' | 'atMost' | 'atLeast' | 'kilometre' | 'duration' }
  | { readonly type: 'joining' | 'following' | 'praising' | 'name' | 'asking' | 'idle' }
  | { readonly type: 'vague'; readonly kind: Kind }
  | { readonly type: Nearness }
  | { readonly type: 'day'; readonly day: AskedOpening['day'] }
  | { readonly type: 'minutes'; readonly minutes: number };

/** A word or phrase of the line; the atom is null for one that is not in the table. */
export interface Token {
  readonly range: Range;
  readonly atom: Atom | null;
}
