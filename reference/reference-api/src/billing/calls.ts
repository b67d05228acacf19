import { callsOf, type NamedCall } from '../call/call.ts';
import * as approvals from './calls/approval-calls.ts';
import * as comments from './calls/comment-calls.ts';
import * as lines from './calls/line-calls.ts';
import * as lists from './calls/list-calls.ts';
import * as notWorked from './calls/not-worked-calls.ts';
import * as reads from './calls/read-calls.ts';
import * as receipts from './calls/receipt-calls.ts';
import * as saves from './calls/save-calls.ts';
import * as setup from './calls/setup-calls.ts';

/** Every billing call (docs: api#api-billing), and three calls for approvers. */
export const billingCalls: readonly NamedCall[] = callsOf(
  lists,
  reads,
  saves,
  notWorked,
  setup,
  lines,
  receipts,
  comments,
  approvals,
);
