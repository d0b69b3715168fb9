import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CACHE } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { type Tool, TOOLS } from './tools.ts';

export const MCP_PATH = '/mcp';

/** Bytes of a question of an assistant. */
const BODY_MAX = 100_000;

/** What JSON-RPC answers to a body that is no JSON. */
const PARSE_ERROR = { jsonrpc: '2.0', error: { code: -32_700, message: 'Parse error' }, id: null } as const;

/** Whether Fastify could not read the JSON of a body, or found none. */
function isUnreadable(error: unknown): boolean {
  return /^FST_ERR_CTP_(?:INVALID|EMPTY)_JSON_BODY$/.test(errorCodeOf(error) ?? '');
}

export interface McpOptions {
  readonly limit: Limiter;
}

/**
 * The Model Context Protocol over HTTP, for assistants: tools that read what REST answers. Each question stands alone:
 * there are no sessions, and nothing is streamed.
 */
export async function mcpRoutes(app: FastifyInstance, { limit }: McpOptions): Promise<void> {
  await publicAccess(app, ['POST']);
  app.setErrorHandler((error, _request, reply) => {
    if (!isUnreadable(error)) throw error;
    return reply.code(400).header('cache-control', CACHE.never).send(PARSE_ERROR);
  });
  app.post('/', { onRequest: limit, bodyLimit: BODY_MAX, schema: { hide: true } }, async (request, reply) => {
    const server = mcpServer(request);
    // Without a generator of ids the transport has no sessions.
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    reply.raw.once('close', () => void transport.close().then(() => server.close()));
    await server.connect(transport);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await transport.handleRequest(request.raw, reply.raw, request.body);
    return reply;
  });
}

function mcpServer(request: FastifyRequest): McpServer {
  const server = new McpServer(
    { name: 'taival', version: '1' },
    {
      instructions:
        "Finland's outdoor places: search, then ask for a place by its id. Name the sources and licences that the " +
        'tool `place` tells as `credits`, and link to /v/place/{id}.',
    },
  );
  for (const [name, tool] of Object.entries(TOOLS)) {
    const { title, description, input } = tool;
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (args) =>
      answerOf(request, tool, args),
    );
  }
  return server;
}

/** The answer of REST to the caller, as text, without lines on a map: no assistant reads them. */
async function answerOf(
  { server, ip, headers }: FastifyRequest,
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const answer = await server.inject({
    method: 'GET',
    url: tool.path(args),
    remoteAddress: ip,
    headers: { 'user-agent': headers['user-agent'] ?? '' },
  });
  return { content: [{ type: 'text', text: withoutShapes(answer.body) }], isError: answer.statusCode >= 400 };
}

const SHAPES: ReadonlySet<string> = new Set(['geometry', 'profile', 'blur']);

function withoutShapes(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json, (name, value: unknown) => (SHAPES.has(name) ? undefined : value)));
  } catch {
    return json;
  }
}
