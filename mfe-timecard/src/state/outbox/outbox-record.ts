import * as v from 'valibot';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';

/** Increment it with every change that older records do not have. */
export const OUTBOX_FORMAT = 1;

const entrySchema = v.object({
  id: v.string(),
  kind: v.picklist(['save', 'submit']),
  queuedAt: v.string(),
  periodStartDate: v.string(),
  payload: v.custom<OutboxEntry['payload']>((value) => typeof value === 'object' && value !== null),
  idempotencyKey: v.string(),
  draft: v.string(),
  contains: v.optional(v.array(v.string())),
  state: v.variant('at', [
    v.object({ at: v.literal('device') }),
    v.object({ at: v.literal('sent') }),
    v.object({ at: v.literal('stuck'), why: v.picklist(['conflict', 'refused']), message: v.string() }),
  ]),
});
/** The queue as this device keeps it, once it is decrypted. */
export const outboxSchema = v.object({ format: v.literal(OUTBOX_FORMAT), entries: v.array(entrySchema) });
