/**
 * How long the network may take before what is cached, saved or persisted is shown, in ms (docs/decisions/0032). The
 * request goes on.
 */
export const PATIENCE_MS = 3000;

/** Whether an answer comes from a gateway that could not reach the server. */
export function isGatewayError(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/**
 * Whether an answer to a GraphQL request is the server's own; otherwise nothing has arrived. The server answers data,
 * and that it takes no changes now (503), as JSON: another page is that of a gateway (502 and more), or of a network
 * that asks for a login first (511, or 200 for every address).
 */
export function hasArrived({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const isJson = (headers.get('content-type') ?? '').includes('json');
  if (status === 502 || status === 504 || status === 511) return false;
  return isJson || (status >= 300 && status < 502);
}
