import * as contract from 'shared-client/schema/account';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { setTakesMail } from './mail-choices.ts';

export const chooseMail = defineCall({
  method: 'PUT',
  path: '/wand2/api/account/mails/{kind}',
  summary:
    'Whether the user takes a kind of mail. Codes and notices of changes to the account have no kind: they are always sent.',
  source: 'docs/reference/api.md#api-account, docs/reference/account.md#mails',
  auth: 'bearer',
  params: v.strictObject({ kind: v.picklist([...contract.MAIL_KINDS, ...contract.REMINDER_KINDS]) }),
  body: contract.chooseMailBody,
  response: contract.done,
  async handle({ params: { kind }, body, user: { userId }, services: { db } }) {
    await setTakesMail(db, userId, kind, body.isOn);
    return { status: 'success' as const };
  },
});
