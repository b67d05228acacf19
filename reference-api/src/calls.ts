import { billingCalls } from './billing/calls.ts';
import type { AnyCall } from './call/call.ts';
import * as development from './development/calls.ts';
import { engagementCalls } from './engagements/calls.ts';
import * as signIn from './identity/sign-in-calls.ts';
import * as tokens from './identity/token-calls.ts';
import * as recovery from './recovery/recovery-calls.ts';

/** Every call of the product, by subject. A subject's file exports its definitions; a line here puts them on the server. */
export const productCalls: readonly AnyCall[] = [
  ...Object.values(signIn),
  ...Object.values(tokens),
  ...Object.values(recovery),
  ...engagementCalls,
  ...billingCalls,
];

/** What exists outside production only. */
export const developmentCalls: readonly AnyCall[] = [...Object.values(development)];
