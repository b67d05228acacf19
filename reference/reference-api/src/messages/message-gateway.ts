/** A transport of messages. */
export type MessageChannel = 'email' | 'sms';

/** One message to one person. `subject` is ignored for a text message. */
export interface Message {
  readonly channel: MessageChannel;
  /** An e-mail address, or a number in E.164. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The URL that ends mails of its kind, by a POST without signing in (RFC 8058). */
  readonly unsubscribe?: string | undefined;
}

/** A transport for messages. Rejects if the message was not accepted, or if the transport did not say so in time. */
export interface MessageGateway {
  /** @param id the same at every try, so that a receiver can recognize a message that it already has */
  send(message: Message, id?: string): Promise<void>;
  /** Whether this portal has no transport for a channel. */
  lacks?(channel: MessageChannel): boolean;
  /** Rejects if the transport of a channel cannot be reached now. It sends nothing. */
  check?(channel: MessageChannel): Promise<void>;
}
