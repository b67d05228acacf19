import { type ClientRequest, request as http } from 'node:http';
import { request as https } from 'node:https';

const PATIENCE_MS = 1000;

/** Sends a body of the given number of bytes. Resolves with the status, which a server may send before it has read the whole body. */
export function sendOversized(url: string, headers: Record<string, string>, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { ...headers, 'content-length': String(bytes) } };
    const sent: ClientRequest = (url.startsWith('https:') ? https : http)(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    // After the response a later error does not matter.
    sent.on('error', reject);
    sent.flushHeaders();
    // A server that has responded because of the length closes the connection, so the body is sent only after a delay.
    const body = setTimeout(() => sent.end(Buffer.alloc(bytes, ' ')), PATIENCE_MS);
    sent.on('close', () => clearTimeout(body));
  });
}
