import { Agent, get } from 'node:http';
import { TestClient } from '../src/testing/test-client.ts';
import { benchUserName, FIRST_ENGAGEMENT } from './bench-workers.ts';

/** A worker of the benchmark, with an engagement of his own. */
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

/** Reads a response to its end without looking at it, so that the clients' own work is not what is measured. */
export function read(url: string, accessToken: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent, headers: { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' } },
      (response) => {
        response.on('error', reject);
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${url} responded with ${response.statusCode}`)),
        );
        response.resume();
      },
    );
    request.on('error', reject);
  });
}

/** Ends the connections that were kept open. */
export const closeConnections = (): void => agent.destroy();
