import * as contract from 'shared-client/schema/administration';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText, shortText } from '../call/fields.ts';
import { requireAdministrator, userWithinReach } from './administrator.ts';
import { answerRequest } from './answer.ts';
import { askForChange } from './ask.ts';
import { listUsers } from './list-users.ts';
import { readRequests } from './read-requests.ts';
import { actionsFor } from './request-rules.ts';
import { refusalOf } from './rights.ts';
import { readUserRecord } from './user-record.ts';
import { usersWithinReach } from './within-reach.ts';

const source = 'docs/reference/api.md#api-administration, docs/reference/account.md#account-consent';
const ADMINISTRATION = '/wand2/api/administration';
const SIZE = 50;

export const getManagedUsers = defineCall({
  method: 'GET',
  path: `${ADMINISTRATION}/users`,
  summary: 'The users within the caller’s reach, by name, 50 at a time. All words of `search` have to fit.',
  source,
  auth: 'bearer',
  dear: true,
  refuses: ['ERR_FORBIDDEN'],
  query: v.strictObject({ search: v.optional(shortText(100)), cursor: v.optional(shortText(500)) }),
  response: contract.managedUsers,
  handle({ user, query, services: { db } }) {
    requireAdministrator(user);
    const { search = '', cursor } = query;
    return listUsers(db, { search, cursor, size: SIZE, within: usersWithinReach(user) });
  },
});

export const getManagedUser = defineCall({
  method: 'GET',
  path: `${ADMINISTRATION}/users/{userId}`,
  summary: 'The record of a user, with contacts masked, and the changes that the caller may ask for.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: v.strictObject({ userId: idText }),
  response: contract.managedUserRecord,
  async handle({ user, params: { userId }, services: { db, now } }) {
    requireAdministrator(user);
    const subject = await userWithinReach(db, user, userId);
    const refusal = refusalOf(user, subject);
    return {
      ...(await readUserRecord(db, userId, now())),
      refusal,
      mayAsk: refusal === null ? actionsFor(subject) : [],
      requests: await readRequests(db, user, { now: now(), openOf: userId }),
    };
  },
});

export const postAdministrationRequest = defineCall({
  method: 'POST',
  path: `${ADMINISTRATION}/users/{userId}/requests`,
  summary:
    'Asks to disable a user, to enable them or to reset factors. It waits three days for a second administrator.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_ADMINISTRATION_CHANGED'],
  params: v.strictObject({ userId: idText }),
  body: v.strictObject(contract.newAdministrationRequest.entries),
  response: contract.administrationRequest,
  handle({ user, params, body, services }) {
    requireAdministrator(user);
    return askForChange(services, user, params.userId, body);
  },
});

export const getAdministrationRequests = defineCall({
  method: 'GET',
  path: `${ADMINISTRATION}/requests`,
  summary: 'The 50 newest requests about users within the caller’s reach, those that are open first.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.administrationRequests,
  async handle({ user, services: { db, now } }) {
    requireAdministrator(user);
    return { requests: await readRequests(db, user, { now: now() }) };
  },
});

export const postAdministrationAnswer = defineCall({
  method: 'POST',
  path: `${ADMINISTRATION}/requests/{requestId}/answer`,
  summary: 'Consents to a request, which makes the change at once, declines it, or withdraws the caller’s own.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_ADMINISTRATION_CHANGED'],
  params: v.strictObject({ requestId: idText }),
  body: v.strictObject(contract.administrationAnswer.entries),
  response: contract.administrationRequest,
  handle({ user, params, body, services }) {
    requireAdministrator(user);
    return answerRequest(services, user, params.requestId, body.answer);
  },
});
