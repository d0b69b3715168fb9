import { getOperationAST, OperationTypeNode, parse, type ParseOptions } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { onPrimary } from '#api/domain/core/call.ts';
import { createLoaders } from './core/loaders.ts';
import { clientError, queryError } from './core/maskedErrors.ts';
import { TOKENS_MAX } from './core/queryLimits.ts';
import type { GraphqlContext } from './core/requestContext.ts';

/** Refuses documents of too many tokens. */
export const shortDocuments: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: string, options?: ParseOptions) => parse(source, { ...options, maxTokens: TOKENS_MAX })),
};

/** Refuses mutations of pages of other sites; they may query what is public (DESIGN §8). */
export const noForeignMutations: Plugin<GraphqlContext> = {
  onExecute: ({ args, setResultAndStopExecution }) => {
    if (
      args.contextValue.isForeign &&
      getOperationAST(args.document, args.operationName)?.operation !== OperationTypeNode.QUERY
    ) {
      setResultAndStopExecution({
        errors: [queryError('Pages of other sites may change nothing here.', 'CROSS_SITE', 403)],
      });
    }
  },
};

/** Has mutations without a session done on the primary: their context was made to read from a replica. */
export const mutationsOnPrimary: Plugin<GraphqlContext> = {
  onExecute: async ({ args, extendContext }) => {
    const { contextValue, document, operationName } = args;
    if (getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY) return;
    const call = await onPrimary(contextValue);
    if (call !== contextValue) extendContext({ ...call, loaders: createLoaders(call) });
  },
};

/** Masks errors by the id of their request. */
export const maskedErrors: Plugin<GraphqlContext> = {
  onExecute: ({ args: { contextValue } }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!('errors' in result) || result.errors === undefined) return;
      const { log, caller } = contextValue;
      setResult({ ...result, errors: result.errors.map((error) => clientError(error, log, caller.requestId)) });
    },
  }),
};
