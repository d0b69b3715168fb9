/** Names attempts to send something (`clientMutationId`): what arrived although its answer did not is not done twice. */
export interface Attempts {
  /** The same content again is the same attempt. */
  readonly of: (content: string) => string;
  /** It was done: whatever is sent next is meant anew. */
  readonly settle: () => void;
}

export function createAttempts(): Attempts {
  let last: { readonly content: string; readonly attempt: string } | null = null;
  return {
    of(content) {
      if (last?.content !== content) last = { content, attempt: newAttempt() };
      return last.attempt;
    },
    settle() {
      last = null;
    },
  };
}

/** A text of random digits, also where the page is not served by https. */
export function newAttempt(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
