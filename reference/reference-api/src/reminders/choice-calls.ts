import * as contract from 'shared-client/schema/account';
import { defineCall } from '../call/call.ts';
import { saveReminderChoice } from './choices.ts';
import { forgetRefusal } from './refused-address.ts';

export const chooseReminders = defineCall({
  method: 'PUT',
  path: '/wand2/api/account/reminders',
  summary:
    'When and how the user is reminded: the hour, how often a digest comes, and whether by text message as well.',
  source: 'docs/reference/api.md#api-account, docs/reference/reminders.md#reminder-choices',
  auth: 'bearer',
  body: contract.reminderChoice,
  response: contract.done,
  async handle({ body, user: { userId }, services: { db } }) {
    await saveReminderChoice(db, userId, body);
    return { status: 'success' as const };
  },
});

export const resumeMails = defineCall({
  method: 'DELETE',
  path: '/wand2/api/account/mails/refusal',
  summary: 'Lets mails be sent again to an address that its server had refused.',
  source: 'docs/reference/api.md#api-account, docs/reference/reminders.md#reminder-refused-address',
  auth: 'bearer',
  response: contract.done,
  async handle({ user: { userId }, services: { db } }) {
    await forgetRefusal(db, userId);
    return { status: 'success' as const };
  },
});
