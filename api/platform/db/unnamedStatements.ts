import type pg from 'pg';

/**
 * The pool with statements that are not prepared under a name: a session of a pooler has not prepared what another one
 * has.
 */
export function withoutNames(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown =>
        Reflect.apply(value, target, property === 'query' ? [unnamed(args[0]), ...args.slice(1)] : args);
    },
  });
}

function unnamed(statement: unknown): unknown {
  return typeof statement === 'object' && statement !== null && 'name' in statement
    ? { ...statement, name: undefined }
    : statement;
}
