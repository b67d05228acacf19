import type { Generated } from 'kysely';

/** The development outbox. Its texts hold codes: it exists outside production only. */
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
