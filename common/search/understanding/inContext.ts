import type { Atom, Token } from './atom.ts';

/** What names a place, or says what places are meant. */
const OF_PLACES: ReadonlySet<Atom['type']> = new Set(['category', 'kind', 'vague', 'features', 'name', 'praising']);

/** The tokens of a line, where words that say one thing alone and another beside others say what they mean here. */
export function inContext(tokens: Token[]): Token[] {
  return withVague(withHours(tokens));
}

/**
 * "Opening hours on Sunday" asks what is open then, and "opening hours near me" what is open now; "opening hours" of
 * places or a place, also those of today, are a question for its page, and it may be closed now.
 */
function withHours(tokens: Token[]): Token[] {
  const isOfMoment =
    tokens.some(({ atom }) => atom?.type === 'minutes' || (atom?.type === 'day' && !isToday(atom))) ||
    tokens.every(({ atom }) => atom !== null && !OF_PLACES.has(atom.type));
  const isAsking = ({ atom }: Token) => atom?.type === 'hours' || isToday(atom);
  if (!tokens.some(({ atom }) => atom?.type === 'hours')) return tokens;
  if (!isOfMoment) return tokens.map((token) => (isAsking(token) ? { ...token, atom: { type: 'asking' } } : token));
  return tokens.map((token) => (token.atom?.type === 'hours' ? { ...token, atom: { type: 'open' } } : token));
}

/** "Things to do on a rainy day" are museums; of "things to do with kids" it is not known which are under a roof. */
function withVague(tokens: Token[]): Token[] {
  const vague = tokens.flatMap(({ atom }) => (atom?.type === 'vague' ? [atom.kind] : []));
  const isSaid = tokens.some(
    ({ atom }) =>
      atom?.type === 'category' || atom?.type === 'kind' || (atom?.type === 'features' && isForChildren(atom)),
  );
  const meant = isSaid ? undefined : (vague.find((kind) => kind !== 'attraction') ?? vague[0]);
  return tokens.map((token) => {
    if (token.atom?.type !== 'vague') return token;
    const { kind } = token.atom;
    return { ...token, atom: kind === meant ? { type: 'kind', kind } : { type: 'idle' } };
  });
}

function isForChildren({ features }: Extract<Atom, { type: 'features' }>): boolean {
  return features.includes('children');
}

function isToday(atom: Atom | null): boolean {
  return atom?.type === 'day' && atom.day !== null && 'ahead' in atom.day && atom.day.ahead === 0;
}
