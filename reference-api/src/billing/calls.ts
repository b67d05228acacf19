import type { AnyCall } from '../call/call.ts';
import * as lists from './calls/list-calls.ts';
import * as reads from './calls/read-calls.ts';
import { saveItem, submitItem } from './calls/save-calls.ts';

/** Every billing call of document 001, section 7. */
export const billingCalls: readonly AnyCall[] = [
  ...Object.values(lists),
  ...Object.values(reads),
  saveItem,
  submitItem,
];
