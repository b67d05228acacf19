import type { MessageGateway } from './message-gateway.ts';

const DEADLINE_MILLISECONDS = 10_000;

/** Sends text messages to a gateway: `POST url` with `{ to, text }` as JSON and, if given, a bearer token. */
export function smsWebhook(url: string, token: string | undefined): MessageGateway {
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(DEADLINE_MILLISECONDS),
      });
      if (!response.ok) throw new Error(`The SMS gateway responded with ${response.status}.`);
    },
  };
}
