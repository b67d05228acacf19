import { mailedReceipt } from 'shared-client/schema/billing';
import { defineCall } from '../../call/call.ts';
import { mailReceipt } from '../receipt/mail-receipt.ts';
import { itemParams } from './queries.ts';

export const postReceiptMail = defineCall({
  method: 'POST',
  path: '/wand2/api/billing/billing-items/{id}/receipt/mail',
  summary: "Mails the receipt of a submitted timecard to the caller's registered address. Idempotency-Key: once a key.",
  source: 'docs/reference/api.md#api-receipt',
  auth: 'bearer',
  params: itemParams,
  response: mailedReceipt,
  idempotent: true,
  refuses: [
    'ERR_FORBIDDEN',
    'ERR_NOT_FOUND',
    'ERR_RECEIPT_NO_EMAIL',
    'ERR_RECEIPT_NONE',
    'ERR_RECEIPT_UNDER_WAY',
    'ERR_RECEIPT_NOT_SENT',
  ],
  rate: { max: 10, windowSeconds: 3600, counts: 'all' },
  handle: ({ params, user, services, request }) => mailReceipt(services, user, { itemId: params.id, request }),
});
