import { type ClientRequest, request as http } from 'node:http';
import { request as https } from 'node:https';

const PATIENCE_MS = 1000;

/** Sends a body of so many bytes, and resolves with the status, which a server may give before it has read all of it. */
export function sendOversized(url: string, headers: Record<string, string>, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { ...headers, 'content-length': String(bytes) } };
    const sent: ClientRequest = (url.startsWith('https:') ? https : http)(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    // After the response this comes too late to matter.
    sent.on('error', reject);
    sent.flushHeaders();
    // A server that has answered by the length alone closes the connection, and the body would meet its end.
    const body = setTimeout(() => sent.end(Buffer.alloc(bytes, ' ')), PATIENCE_MS);
    sent.on('close', () => clearTimeout(body));
  });
}
