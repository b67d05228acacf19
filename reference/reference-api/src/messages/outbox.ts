import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Message, MessageGateway } from './message-gateway.ts';

/** Stores messages in the database instead of sending them, for `GET /dev/outbox`. */
export function outbox(db: Kysely<Database>, now: () => Date): MessageGateway {
  return {
    async send({ channel, to, subject, text }) {
      await db
        .insertInto('outbox_message')
        .values({ channel, recipient: to, subject, body: text, sent_at: now() })
        .execute();
    },
  };
}

/** The messages to an address or number, newest first. Numbers are compared by their digits, in any format. */
export async function outboxOf(
  db: Kysely<Database>,
  to: string | undefined,
): Promise<(Message & { sentAt: string })[]> {
  const rows = await db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(1000).execute();
  return rows
    .filter((row) => to === undefined || sameRecipient(row.recipient, to))
    .map((row) => ({
      channel: row.channel,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      sentAt: row.sent_at.toISOString(),
    }));
}

function sameRecipient(recipient: string, asked: string): boolean {
  if (recipient.includes('@') || asked.includes('@')) return recipient.toLowerCase() === asked.trim().toLowerCase();
  const digits = asked.replace(/\D/g, '');
  return digits !== '' && recipient.replace(/\D/g, '').endsWith(digits);
}
