import * as contract from 'shared-client/schema/approvals';
import { requireReviewer } from '../approvals/who-decides.ts';
import { defineCall } from '../call/call.ts';
import { readNotSubmitted, remindByHand } from './by-hand.ts';

const source = 'docs/reference/api.md#api-approvals, docs/reference/reminders.md#reminder-by-hand';
const PATH = '/wand2/api/billing/approvals/not-submitted';

export const getNotSubmitted = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The engagements within the reach of the caller whose workers have not submitted a period in time.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.notSubmitted,
  dear: true,
  async handle({ user, services }) {
    requireReviewer(user);
    return { engagements: await readNotSubmitted(services, user) };
  },
});

export const remindWorkers = defineCall({
  method: 'POST',
  path: `${PATH}/remind`,
  summary: 'Reminds the workers of engagements of what they have not submitted, each once a day at most.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  body: contract.remindBody,
  response: contract.reminded,
  async handle({ user, body, services }) {
    requireReviewer(user);
    return { sent: await remindByHand(services, user, body.engagementIds) };
  },
});
