import type { Generated } from 'kysely';

/** The development outbox. Its texts contain codes, so it exists only outside production. */
export interface OutboxMessageTable {
  id: Generated<number>;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  sent_at: Date;
}

export interface MessageTables {
  outbox_message: OutboxMessageTable;
}
