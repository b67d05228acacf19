import { request } from 'node:http';
import { COMMAND_WITHIN_MS, START_WITHIN_MS } from './engine.ts';

/** One session of W3C WebDriver. */
export interface WebDriver {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  /** Ends the session, and with it the browser. */
  end(): Promise<void>;
}

/** Opens a session at a driver that may still be starting. */
export async function newSession(driver: string, capabilities: object): Promise<WebDriver> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (!(await isReady(driver))) {
    if (performance.now() > deadline) throw new Error(`${driver} was not ready after ${START_WITHIN_MS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, body);
  const session = `${driver}/session/${sessionId}`;
  return {
    get: (path) => call(`${session}/${path}`),
    post: (path, parameters = {}) => call(`${session}/${path}`, parameters),
    end: () => call(session, undefined, 'DELETE'),
  };
}

async function isReady(driver: string): Promise<boolean> {
  try {
    return (await call<{ ready: boolean }>(`${driver}/status`)).ready;
  } catch {
    return false;
  }
}

async function call<T>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const { status, text } = await exchange(url, method, body ? JSON.stringify(body) : '');
  const { value } = JSON.parse(text) as { value: T & { error?: string; message?: string } };
  if (status !== 200) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A connection each: one that the driver closes while it is being used again would lose the command. */
function exchange(url: string, method: string, body: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(COMMAND_WITHIN_MS);
    const sent = request(url, { method, agent: false, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
