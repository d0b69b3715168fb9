import type { Database } from '#api/platform/db/database.ts';

export interface CountedDatabase {
  readonly db: Database;
  /** Texts of the statements sent through the pool since the last call. */
  taken(): string[];
}

/** A statement that a connection prepares comes with its name. */
function textOf(statement: unknown): string {
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement;
  return String(hasText ? statement.text : statement);
}

/** The database with a note of every statement that goes through its pool. */
export function countStatements(db: Database): CountedDatabase {
  let texts: string[] = [];
  const pool = new Proxy(db.pool, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (property === 'query') texts.push(textOf(args[0]));
        return Reflect.apply(value, target, args);
      };
    },
  });
  return {
    db: { pool, prisma: db.prisma, url: db.url, close: () => db.close() },
    taken: () => {
      const all = texts;
      texts = [];
      return all;
    },
  };
}
