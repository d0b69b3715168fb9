import { z } from 'zod';
import { listeningHost } from './configAddresses.ts';

/** The variables for monitoring the service. */
export const watchingVariables = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: listeningHost,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
};

/** Where `/metrics` listens. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
}

export interface WatchingConfig {
  /** Null = no metrics are served. */
  readonly metrics: MetricsConfig | null;
  /** Where a collector of OpenTelemetry takes traces, without a trailing slash; null = nothing is traced. */
  readonly otlpEndpoint: string | null;
}

/** Throws no error: the values have been checked. */
export function watchingConfig(value: z.infer<z.ZodObject<typeof watchingVariables>>): WatchingConfig {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = value;
  return {
    metrics: port === undefined ? null : { host, port },
    otlpEndpoint: endpoint?.replace(/\/+$/, '') ?? null,
  };
}
