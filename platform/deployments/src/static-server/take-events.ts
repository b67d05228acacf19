import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browsers refuse beacons above 64 kB; whatever sends more is none of ours. */
const AT_MOST_BYTES = 64 * 1024;

/**
 * Answers a beacon of `root-config/src/monitoring.ts` and hands over what it holds, as one line of JSON. Anybody may send
 * here, so what is no JSON object or too long is refused, and nothing is ever answered but a status.
 */
export async function takeEvents(
  request: IncomingMessage,
  response: ServerResponse,
  keep: ((line: string) => void) | undefined,
): Promise<void> {
  const respond = (status: number) => {
    // What was not read of the body must not be taken for the next request.
    if (status >= 400) response.setHeader('Connection', 'close');
    response.writeHead(status).end();
  };
  if (request.method !== 'POST') return respond(405);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > AT_MOST_BYTES) return respond(413);
      chunks.push(chunk);
    }
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString());
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return respond(400);
    keep?.(JSON.stringify(value));
    respond(204);
  } catch (error) {
    // Left off in the middle: nobody waits for an answer.
    if (error instanceof SyntaxError) respond(400);
    else response.destroy();
  }
}
