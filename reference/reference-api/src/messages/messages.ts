import type { Kysely } from 'kysely';
import type { ApiOptions } from '../options.ts';
import type { Database } from '../storage/database.ts';
import type { MessageGateway } from './message-gateway.ts';
import { outbox } from './outbox.ts';
import { smsWebhook } from './sms-webhook.ts';
import { smtp } from './smtp.ts';
import { unconfigured } from './unconfigured.ts';

/** Chooses a gateway for each channel: SMTP and the SMS webhook if configured, otherwise the development outbox. */
export function messageGateway(db: Kysely<Database>, options: ApiOptions): MessageGateway {
  const fallback: MessageGateway = options.production ? unconfigured : outbox(db, options.now);
  const email = options.smtpUrl ? smtp(options.smtpUrl, options.mailFrom) : fallback;
  const sms = options.smsUrl ? smsWebhook(options.smsUrl, options.smsToken) : fallback;
  const of = (channel: 'email' | 'sms') => (channel === 'email' ? email : sms);
  return {
    send: (message, id) => of(message.channel).send(message, id),
    lacks: (channel) => of(channel).lacks?.(channel) ?? false,
    check: async (channel) => of(channel).check?.(channel),
  };
}
