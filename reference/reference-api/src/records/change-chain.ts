import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ApprovalRecord, RecordChange } from 'shared-client/schema/records';
import {
  addApprover,
  beginChain,
  type Chain,
  mayRemind,
  remind,
  removeApprover,
  stepsFor,
} from 'shared-validators/record-approval';
import { takesMail } from '../account/mail-choices.ts';
import { httpProblem } from '../call/http-problem.ts';
import type { Acting } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { type Changed, changeRecord, statusAfter } from './change-record.ts';
import { findPerson } from './people.ts';
import { heldMilliseconds, type RecordRow } from './reader.ts';
import { reminderOf } from './reminder.ts';

/** Changes a record or its chain, or reminds an approver. */
export async function changeChain(
  services: Services,
  user: SignedInUser,
  request: FastifyRequest,
  recordId: number,
  asked: RecordChange,
): Promise<ApprovalRecord> {
  const { change: what, version, onBehalfOf } = asked;
  return changeRecord(
    services,
    user,
    request,
    { what, recordId, version, onBehalfOf, content: asked },
    (trx, row, acting) => changedBy(services, trx, row, acting, asked),
  );
}

async function changedBy(
  services: Services,
  trx: Transaction<Database>,
  row: RecordRow,
  acting: Acting,
  { change, step = -1, userId = 0 }: RecordChange,
): Promise<Changed> {
  switch (change) {
    case 'submit': {
      const submittedBy = [acting.actor.userId, ...(acting.principal ? [acting.principal.userId] : [])];
      return { status: statusAfter(change), submittedBy, chain: await newChain(trx, row, submittedBy) };
    }
    case 'restart':
      return { status: statusAfter(change), chain: await newChain(trx, row, row.submitted_by) };
    case 'add-approver': {
      const person = await findPerson(trx, row, userId);
      return { chain: possible(addApprover(row.chain, step, person, row.submitted_by)), personId: userId };
    }
    case 'remove-approver':
      return { chain: possible(removeApprover(row.chain, step, userId)), personId: userId };
    case 'remind':
      return remindBy(services, trx, row, acting, userId);
    case 'assign':
      return { assigneeId: (await findPerson(trx, row, userId)).userId, personId: userId };
    case 'change-manager':
      return { managerId: (await findPerson(trx, row, userId)).userId, personId: userId };
    default:
      return { status: statusAfter(change), ...(change === 'reopen' ? { chain: [] } : {}) };
  }
}

const managerOf = (db: Kysely<Database>, row: RecordRow) =>
  db
    .selectFrom('app_user')
    .select(['id as userId', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', '=', row.manager_id)
    .executeTakeFirstOrThrow();

/** The chain of the company's current route. @throws HttpProblem 409 if nobody except the submitter would be asked */
async function newChain(db: Kysely<Database>, row: RecordRow, submittedBy: readonly number[]): Promise<Chain> {
  const route = await db
    .selectFrom('approval_route')
    .select('steps')
    .where('client_id', '=', row.client_id)
    .where('kind', '=', row.kind)
    .executeTakeFirst();
  const facts = { type: row.kind, amount: row.facts.amount, minutes: null };
  const steps = stepsFor(route?.steps ?? [], { ...facts, manager: await managerOf(db, row) });
  const chain = beginChain(steps, submittedBy);
  if (chain.length > 0) return chain;
  const text = 'Nobody else is asked to approve this. The program can name an approver.';
  throw httpProblem(409, 'ERR_RECORD_NO_APPROVER', text);
}

function possible(chain: Chain | null): Chain {
  if (chain) return chain;
  throw httpProblem(400, 'ERR_RECORD_APPROVER', 'This person cannot be added to this step, or removed from it.', {
    value: 'body.userId',
  });
}

/** Queues a reminder by mail with the change. */
async function remindBy(
  services: Services,
  trx: Transaction<Database>,
  row: RecordRow,
  acting: Acting,
  userId: number,
): Promise<Changed> {
  const at = services.now().toISOString();
  if (heldMilliseconds(row, services.now()) > 0 || !mayRemind(row.chain, userId, at))
    throw httpProblem(
      409,
      'ERR_RECORD_REMINDED',
      'This person was reminded within the last hour, or is not asked now.',
    );
  const { email } = await readRegistration(trx, userId);
  if (!email)
    throw httpProblem(
      409,
      'ERR_RECORD_NO_EMAIL',
      'This person has registered no e-mail address. Ask them another way.',
    );
  if (!(await takesMail(trx, userId, 'reminders')))
    throw httpProblem(409, 'ERR_RECORD_NO_REMINDERS', 'This person takes no reminders by mail. Ask them another way.');
  await services.queue.add(trx, [{ ...(await reminderOf(services, trx, row, acting, { userId, email })), userId }]);
  return { chain: remind(row.chain, userId, at), personId: userId };
}
