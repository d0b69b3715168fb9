/** An amount of something that works share, such as bytes of memory. */
export interface Budget {
  /**
   * Does work that takes of it bit by bit, and gives all of that back when it ends. `take` is false, and takes nothing,
   * where less is left.
   */
  spend<T>(work: (take: (amount: number) => boolean) => Promise<T>): Promise<T>;
}

export function createBudget(amount: number): Budget {
  let left = amount;
  return {
    spend: async (work) => {
      let taken = 0;
      try {
        return await work((wanted) => {
          if (wanted > left) return false;
          left -= wanted;
          taken += wanted;
          return true;
        });
      } finally {
        left += taken;
      }
    },
  };
}
