/** One message to one person. `subject` is ignored for a text message. */
export interface Message {
  readonly channel: 'email' | 'sms';
  /** An e-mail address, or a number in E.164. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A transport for messages. Rejects if the message was certainly not accepted. */
export interface MessageGateway {
  send(message: Message): Promise<void>;
}
