import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { ReminderKind } from 'shared-client/schema/account';
import type { Database } from '../storage/database.ts';
import type { Message } from './message-gateway.ts';

/** A message with what the queue has to know about it. */
export interface QueuedMessage extends Message {
  readonly userId?: number | undefined;
  /** The time after which a code is not valid any more. Without it, it is a notice, which is tried for three days. */
  readonly codeExpiresAt?: Date | undefined;
  /** Of a reminder: its kind, when it was written, and the time after which it is dropped. */
  readonly reminder?: { readonly kind: ReminderKind; readonly since: Date; readonly lapsesAt: Date } | undefined;
}

/** Work that a composer of this name does. Its input is stored sealed, as JSON. */
export interface Composition {
  readonly composer: string;
  readonly input: object;
  readonly codeExpiresAt?: Date | undefined;
}

/** The queue of messages in the database. */
export interface MessageQueue {
  readonly boss: PgBoss;
  /** Stores messages, in the transaction of what they tell about: they are sent once it is committed. @returns their ids */
  add(trx: Kysely<Database>, messages: readonly QueuedMessage[]): Promise<string[]>;
  /** Stores work, the same for everybody, that finds out afterwards whether anybody gets a message. */
  compose(trx: Kysely<Database>, composition: Composition): Promise<void>;
  /**
   * Called after every response and whenever else something may have been committed: if something was stored a moment ago, this process
   * looks at once, otherwise within two seconds.
   */
  wake(): void;
  /** The sender of this process. */
  sender: Sender | undefined;
}

/** What became of a try: `refused` is final, `waiting` is tried again. */
export type Outcome = 'sent' | 'refused' | 'waiting';

/** The sender of a process. */
export interface Sender {
  wake(): void;
  /** What became of the first try of a message; `waiting` after so many milliseconds. Ask before the message is committed. */
  outcome(messageId: string, milliseconds: number): Promise<Outcome>;
  /** Resolves when nothing is due any more. */
  settled(): Promise<void>;
  /** Ends the messages that are being handed over, and leaves the others to the next process. */
  stop(): Promise<void>;
}
