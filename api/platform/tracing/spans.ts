import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

// Spans of OpenTelemetry. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is made: no promise of the process pays for it.

/** Gives tracers of the SDK once that is registered. */
export const tracer = trace.getTracer('taival');

let isOn = false;

export function isTracing(): boolean {
  return isOn;
}

export function setTracing(on: boolean): void {
  isOn = on;
}

/** Begins a span in the active one. Its attributes name no person, and nothing that people have written. */
export function startSpan(name: string, attributes: Attributes, kind: SpanKind = SpanKind.CLIENT): Span | null {
  return isOn ? tracer.startSpan(name, { attributes, kind }) : null;
}

/** Ends a span; `failed` marks it, without the words of the failure. */
export function endSpan(span: Span | null, failed: boolean): void {
  if (span === null) return;
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Does work in a span of its own. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, attributes, SpanKind.INTERNAL);
  if (span === null) return work();
  let failed = true;
  try {
    const result = await context.with(trace.setSpan(context.active(), span), work);
    failed = false;
    return result;
  } finally {
    endSpan(span, failed);
  }
}
