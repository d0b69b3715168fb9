import { context, propagation, trace } from '@opentelemetry/api';
import { inTime } from '#api/platform/inTime.ts';
import { createLog, type Log } from '#api/platform/log.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { setTracing } from './spans.ts';

/** How long the end of a process waits for a collector that does not answer. */
const END_MS = 2000;

/**
 * Sends traces to a collector (OTLP over HTTP); the other variables of OpenTelemetry count too (`OTEL_SERVICE_NAME`,
 * `OTEL_TRACES_SAMPLER` and so on). To be called before pools and servers are made. Answers how to send what is left,
 * and end; what cannot be sent is lost with a warning.
 */
export async function startTracing(
  endpoint: string,
  log: Pick<Log, 'warn'> = createLog(),
): Promise<() => Promise<void>> {
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
    await inTime(provider.shutdown(), END_MS).catch((error: unknown) =>
      log.warn({ error }, 'the last traces could not be sent'),
    );
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
