import * as contract from 'shared-client/schema/account';
import { defineCall } from '../call/call.ts';
import { finishReset } from './finish-reset.ts';
import { beginReset, proveReset, sendResetCode } from './reset.ts';

const source = 'docs/reference/api.md#api-reset, docs/reference/account.md#reset';

/** By IP address; the limits by account are in limits.ts. */
const rate = { max: 60, windowSeconds: 15 * 60, counts: 'all' } as const;

export const beginPasswordReset = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/passwordReset',
  summary: 'Begins a reset for a user name or a registered contact. The same response whether or not anybody has it.',
  source,
  auth: 'none',
  body: contract.beginResetBody,
  response: contract.resetBegun,
  rate,
  async handle({ body, services }) {
    const { token, contacts } = await beginReset(services, body.account);
    return {
      reset: token,
      contacts: [
        { channel: 'Email' as const, masked: contacts.email },
        { channel: 'Mobile' as const, masked: contacts.mobile },
      ],
    };
  },
});

export const sendPasswordResetCode = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/passwordReset/code',
  summary: 'Sends an 8-digit code to the chosen contact, if the account has it. The same response if not.',
  source,
  auth: 'none',
  refuses: ['ERR_RESET_ENDED', 'ERR_RESET_OVERTAKEN', 'ERR_RECOVERY_RESEND_TOO_SOON', 'ERR_RECOVERY_TOO_MANY_CODES'],
  body: contract.sendResetCodeBody,
  response: contract.resetCodeSent,
  rate,
  handle: ({ body, services }) => sendResetCode(services, body.reset, body.channel),
});

export const provePasswordReset = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/passwordReset/verify',
  summary: 'Proves the account with the newest code; a new password may then be set within ten minutes.',
  source,
  auth: 'none',
  refuses: ['ERR_RESET_OVERTAKEN', 'ERR_RECOVERY_TOO_MANY_TRIES'],
  body: contract.proveResetBody,
  response: contract.resetProven,
  rate,
  async handle({ body, services }) {
    const outcome = await proveReset(services, body.reset, body.code);
    return outcome === 'right'
      ? { status: 'success' as const, statusReason: '' as const }
      : { status: 'failed' as const, statusReason: outcome };
  },
});

export const finishPasswordReset = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/passwordReset/password',
  summary: 'Sets the new password, ends every session of the account, and tells its owner. Signs nobody in.',
  source,
  auth: 'none',
  refuses: ['ERR_RESET_ENDED', 'ERR_RESET_OVERTAKEN', 'ERR_PASSWORD_RULE', 'ERR_PASSWORD_COMMON'],
  body: contract.finishResetBody,
  response: contract.done,
  rate,
  async handle({ body, services }) {
    await finishReset(services, body.reset, body.password);
    return { status: 'success' as const };
  },
});
