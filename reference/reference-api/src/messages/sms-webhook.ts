import { once } from 'node:events';
import { connect } from 'node:net';
import type { MessageGateway } from './message-gateway.ts';

const DEADLINE_MILLISECONDS = 10_000;

/** A gateway's refusal of a text message. */
export class SmsRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The SMS gateway responded with ${status}.`);
    this.name = 'SmsRefused';
    this.status = status;
  }
}

/**
 * Sends text messages to a gateway: `POST url` with `{ to, text }` as JSON and, if given, a bearer token. The `Idempotency-Key` is the same
 * at every try.
 */
export function smsWebhook(url: string, token: string | undefined): MessageGateway {
  return {
    async send({ to, text }, id) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(id ? { 'idempotency-key': id } : {}),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(DEADLINE_MILLISECONDS),
      });
      if (!response.ok) throw new SmsRefused(response.status);
    },
    async check() {
      const { hostname, port, protocol } = new URL(url);
      const socket = connect(Number(port) || (protocol === 'https:' ? 443 : 80), hostname.replace(/^\[|\]$/g, ''));
      try {
        await once(socket, 'connect', { signal: AbortSignal.timeout(DEADLINE_MILLISECONDS) });
      } finally {
        socket.destroy();
      }
    },
  };
}
