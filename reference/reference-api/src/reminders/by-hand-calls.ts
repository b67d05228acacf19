import * as contract from 'shared-client/schema/approvals';
import { reachOf } from '../access/may.ts';
import { requireReviewer } from '../approvals/who-decides.ts';
import { defineCall } from '../call/call.ts';
import { forbidden } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { readLateApprovers, remindApprovers } from './approvers-by-hand.ts';
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

const APPROVERS = '/wand2/api/billing/approvals/late-approvers';
const ofApprovers = 'docs/reference/api.md#api-late-approvers, docs/reference/reminders.md#reminder-approver-by-hand';

/** @throws HttpProblem 403 for users who do not see what waits at their company */
function requireProgram(user: SignedInUser): void {
  if (reachOf(user, 'remindApprovers') === 'none') throw forbidden('You do not see who is late at the company.');
}

export const getLateApprovers = defineCall({
  method: 'GET',
  path: APPROVERS,
  summary: 'The people who have not decided in time at the company of the caller.',
  source: ofApprovers,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.lateApprovers,
  dear: true,
  async handle({ user, services }) {
    requireProgram(user);
    return { approvers: await readLateApprovers(services, user) };
  },
});

export const postLateApproversRemind = defineCall({
  method: 'POST',
  path: `${APPROVERS}/remind`,
  summary: 'Reminds people of what they have not decided in time, each once a day at most, and nobody on a day off.',
  source: ofApprovers,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  body: contract.remindApproversBody,
  response: contract.reminded,
  async handle({ user, body, services }) {
    requireProgram(user);
    return { sent: await remindApprovers(services, user, body.approverIds) };
  },
});
