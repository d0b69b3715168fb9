import { z } from 'zod';

/** The variables of those who watch over the service. */
export const watchingVariables = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
};

/** Where `/metrics` listens. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
}

/** Null = nowhere. Throws no error: the values have been checked. */
export function metricsConfig({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: z.infer<z.ZodObject<typeof watchingVariables>>): MetricsConfig | null {
  return port === undefined ? null : { host, port };
}
