import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { TestClient } from '../src/testing/test-client.ts';
import { benchUserName, FIRST_ENGAGEMENT } from './bench-workers.ts';

/** A worker of the benchmark with their own engagement. */
export interface BenchClient {
  readonly client: TestClient;
  readonly engagementId: number;
}

/** Signs the workers of the benchmark in. */
export async function benchClients(origin: string, count: number): Promise<BenchClient[]> {
  const clients: BenchClient[] = [];
  for (let n = 0; n < count; n++) {
    const client = new TestClient(origin);
    await client.signIn(benchUserName(n));
    clients.push({ client, engagementId: FIRST_ENGAGEMENT + n });
  }
  return clients;
}

const agent = new Agent({ keepAlive: true });

/** Reads a response to its end without parsing it, so that the work of the client is not measured. */
export async function read(url: string, accessToken: string | undefined): Promise<void> {
  const { status } = await exchange(url, accessToken, undefined);
  if (status !== 200) throw new Error(`${url} responded with ${status}`);
}

/** Sends JSON with an idempotency key, as the pages do, and returns the response. */
export async function write<Response>(
  url: string,
  accessToken: string | undefined,
  content: object,
): Promise<Response> {
  const { status, text } = await exchange(url, accessToken, JSON.stringify(content));
  if (status !== 200) throw new Error(`${url} responded with ${status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

/** Uses Node's HTTP client, because `fetch` takes as long as the calls that are measured. */
function exchange(
  url: string,
  accessToken: string | undefined,
  body: string | undefined,
): Promise<{ status: number | undefined; text: string }> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const sending =
    body === undefined
      ? { agent, headers: { ...headers, 'accept-encoding': 'gzip' } }
      : {
          agent,
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        };
  return new Promise((resolve, reject) => {
    const sent = request(url, sending, (response) => {
      let text = '';
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, text }));
      if (body === undefined) response.resume();
      else
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Closes the keep-alive connections. */
export const closeConnections = (): void => agent.destroy();
