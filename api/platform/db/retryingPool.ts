import type pg from 'pg';

export interface Retrying {
  /** Where a statement is sent. */
  readonly choose: () => pg.Pool;
  /** Where a statement that failed is sent once more; null throws the error. */
  readonly retry: (error: unknown) => pg.Pool | null;
  /** Where transactions run; they are never sent again. */
  readonly transactions: pg.Pool;
}

/** The pool, with single statements sent once more elsewhere when they fail where they were sent. */
export function retryingPool(pool: pg.Pool, { choose, retry, transactions }: Retrying): pg.Pool {
  const query = async (...args: unknown[]): Promise<unknown> => {
    const first = choose();
    try {
      return await Reflect.apply(first.query, first, args);
    } catch (error) {
      const other = retry(error);
      if (other === null) throw error;
      return Reflect.apply(other.query, other, args);
    }
  };
  return new Proxy(pool, {
    get(target, property) {
      if (property === 'query') return query;
      const from = property === 'connect' ? transactions : target;
      const value: unknown = Reflect.get(from, property, from);
      return typeof value === 'function' ? (...args: unknown[]): unknown => Reflect.apply(value, from, args) : value;
    },
  });
}
