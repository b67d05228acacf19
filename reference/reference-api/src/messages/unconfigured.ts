import type { Message, MessageGateway } from './message-gateway.ts';

/** This portal has nothing to send such messages by, and trying again does not change that. */
export class UnconfiguredChannel extends Error {
  /** @param channel what cannot be sent */
  constructor(channel: Message['channel']) {
    const variables = channel === 'email' ? 'SMTP_URL' : 'SMS_URL and SMS_TOKEN';
    super(`The message was not sent: set ${variables} (README.md of reference-api, "Environment").`);
    this.name = 'UnconfiguredChannel';
  }
}

/** Production without a server to send by: an error to fix, not a place where codes pile up. */
export const unconfigured: MessageGateway = {
  async send({ channel }) {
    throw new UnconfiguredChannel(channel);
  },
};
