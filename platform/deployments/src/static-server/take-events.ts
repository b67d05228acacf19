import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browsers reject beacons above 64 kB, so anything larger is not ours. */
const AT_MOST_BYTES = 64 * 1024;

/**
 * Receives a beacon of `root-config/src/monitoring.ts` and passes its content on as one line of JSON. Anyone may send here, so
 * anything that is too long or not a JSON object is rejected, and the response is a status only.
 */
export async function takeEvents(
  request: IncomingMessage,
  response: ServerResponse,
  keep: ((line: string) => void) | undefined,
): Promise<void> {
  const respond = (status: number) => {
    // The unread rest of the body must not be parsed as the next request.
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
    // The client has disconnected.
    if (error instanceof SyntaxError) respond(400);
    else response.destroy();
  }
}
