import { complexityFromQuery } from '@pothos/plugin-complexity';
import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind, OperationTypeNode } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { QUERY_LIMITS } from './core/queryLimits.ts';

/** Compiling takes as long as some ten executions, so that a document that is asked once is not compiled. */
const USES_BEFORE = 5;
/** Each is some hundred kilobytes of program. */
const COMPILED_MAX = 200;

type Variables = Readonly<Record<string, unknown>>;

/** Queries that are asked again and again, as programs of their own: the executor reads a document at each use. */
export interface CompiledQueries<Context extends object> {
  /** Counts a use of a document that was executed with these variables without errors. */
  used(document: DocumentNode, variables: Variables, contextValue: Context): void;
  /** The data of a compiled query; null where it is not compiled, or where the answer has errors. */
  dataOf(document: DocumentNode, variables: Variables, contextValue: Context): Promise<unknown>;
}

export function compiledQueries<Context extends object>(schema: GraphQLSchema): CompiledQueries<Context> {
  const uses = new WeakMap<DocumentNode, number>();
  const compiled = new LRUCache<DocumentNode, CompiledQuery>({ max: COMPILED_MAX });
  return {
    used: (document, variables, contextValue) => {
      const count = (uses.get(document) ?? 0) + 1;
      uses.set(document, count);
      if (count % USES_BEFORE !== 0 || compiled.has(document) || !isOneQuery(document)) return;
      // Fields below `@skip` are compiled too, and fragments once for each place where they stand.
      if (isTooLarge(complexityFromQuery(document, { schema, ctx: contextValue, variables }))) return;
      const program = compileQuery(schema, document);
      if (isCompiledQuery(program)) compiled.set(document, program);
    },
    dataOf: async (document, variables, contextValue) => {
      const program = compiled.get(document);
      if (program === undefined) return null;
      const { query } = program;
      const { data, errors } = await query(undefined, contextValue, variables);
      return errors === undefined ? data : null;
    },
  };
}

function isOneQuery(document: DocumentNode): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && getOperationAST(document)?.operation === OperationTypeNode.QUERY;
}

function isTooLarge({ complexity, depth, breadth }: Readonly<Record<keyof typeof QUERY_LIMITS, number>>): boolean {
  return complexity > QUERY_LIMITS.complexity || depth > QUERY_LIMITS.depth || breadth > QUERY_LIMITS.breadth;
}
