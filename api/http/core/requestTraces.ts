import { type Context, context, propagation, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endSpan, isTracing, tracer } from '#api/platform/tracing/spans.ts';

interface Traced {
  readonly span: Span;
  readonly within: Context;
}

/**
 * Traces requests, where tracing is on: each is a span by its route, in the trace of our own proxy where it has one.
 * Strangers begin no traces of ours.
 */
export function traceRequests(app: FastifyInstance, isBehindProxy: boolean): void {
  if (!isTracing()) return;
  const traced = new WeakMap<FastifyRequest, Traced>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const parent = isBehindProxy ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, 'http.route': route, 'taival.request_id': id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const within = trace.setSpan(parent, span);
    traced.set(request, { span, within });
    context.with(within, done);
  });
  // A body comes in events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(traced.get(request)?.within ?? ROOT_CONTEXT, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = traced.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    endSpan(span ?? null, statusCode >= 500);
  });
}
