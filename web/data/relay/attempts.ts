/**
 * Ids of attempts to send something (`clientMutationId`), by which the server recognises a request that it has already
 * carried out.
 */
export interface Attempts {
  /** The id of sending `content`; the same content sent again has the same id. */
  readonly of: (content: string) => string;
  /** Ends the attempt after its success: the same content sent next gets another id. */
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

/** A random id. Unlike `crypto.randomUUID` it works on pages without https too. */
export function newAttempt(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
