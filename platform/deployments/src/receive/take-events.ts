import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { type Report, report } from './event-schema.ts';

/** Browsers reject beacons above 64 kB, so anything larger is not ours. */
const AT_MOST_BYTES = 64 * 1024;

/**
 * Receives a beacon of `root-config/src/monitoring.ts` and passes on what the schema knows of it. Anyone may send here, so anything that
 * is too long or not a report is rejected, and the response is a status only.
 */
export async function takeEvents(
  request: IncomingMessage,
  response: ServerResponse,
  keep: (reported: Report) => void,
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
    const result = v.safeParse(report, JSON.parse(Buffer.concat(chunks).toString()), { abortEarly: true });
    if (!result.success) return respond(400);
    keep(result.output);
    respond(204);
  } catch (error) {
    // The client has disconnected.
    if (error instanceof SyntaxError) respond(400);
    else response.destroy();
  }
}
