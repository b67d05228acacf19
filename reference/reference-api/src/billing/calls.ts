import type { AnyCall } from '../call/call.ts';
import { approveItem, processItem, rejectItem } from './calls/approval-calls.ts';
import * as lines from './calls/line-calls.ts';
import * as lists from './calls/list-calls.ts';
import * as notWorked from './calls/not-worked-calls.ts';
import * as reads from './calls/read-calls.ts';
import { saveItem, submitItem } from './calls/save-calls.ts';
import * as setup from './calls/setup-calls.ts';

/** Every billing call (docs: api#api-billing), and the approver's three. */
export const billingCalls: readonly AnyCall[] = [
  ...Object.values(lists),
  ...Object.values(reads),
  saveItem,
  submitItem,
  ...Object.values(notWorked),
  ...Object.values(setup),
  ...Object.values(lines),
  approveItem,
  rejectItem,
  processItem,
];
