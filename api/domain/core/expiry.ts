/** Until when the answer to a request holds: caches may not store it for longer. */
export interface Expiry {
  /** Unix time, ms; Infinity: nothing in it changes by itself. */
  readonly at: number;
  /** The answer changes by itself at this moment (ms), or earlier. */
  endsBy(moment: number): void;
}

export function createExpiry(): Expiry {
  let at = Infinity;
  return {
    get at() {
      return at;
    },
    endsBy: (moment) => {
      at = Math.min(at, moment);
    },
  };
}
