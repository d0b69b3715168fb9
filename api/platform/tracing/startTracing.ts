import { context, propagation, trace } from '@opentelemetry/api';
import manifest from '../../../package.json' with { type: 'json' };
import { setTracing } from './spans.ts';

/**
 * Sends traces to a collector (OTLP over HTTP); the other variables of OpenTelemetry count too (`OTEL_SERVICE_NAME`,
 * `OTEL_TRACES_SAMPLER` and so on). To be called before pools and servers are made. Answers how to send what is left,
 * and end.
 */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  // Loaded only when needed: the SDK takes some hundredths of a second and some megabytes.
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const own = resourceFromAttributes({ 'service.name': manifest.name, 'service.version': manifest.version });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  setTracing(true);
  return async () => {
    setTracing(false);
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
