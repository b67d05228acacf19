import type { Message, MessageGateway } from './message-gateway.ts';

/** This portal has no transport for such messages, and trying again does not help. */
export class UnconfiguredChannel extends Error {
  /** @param channel the channel without a transport */
  constructor(channel: Message['channel']) {
    const variables = channel === 'email' ? 'SMTP_URL' : 'SMS_URL and SMS_TOKEN';
    super(`The message was not sent: set ${variables} (README.md of reference-api, "Environment").`);
    this.name = 'UnconfiguredChannel';
  }
}

/** Used in production without a transport: an error to fix, instead of an outbox in which codes would pile up. */
export const unconfigured: MessageGateway = {
  async send({ channel }) {
    throw new UnconfiguredChannel(channel);
  },
  lacks: () => true,
  async check(channel) {
    throw new UnconfiguredChannel(channel);
  },
};
