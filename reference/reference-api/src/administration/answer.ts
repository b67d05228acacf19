import type { Kysely } from 'kysely';
import type { AdministrationRequest, RequestAnswer } from 'shared-client/schema/administration';
import { recordEvent } from '../audit/audit.ts';
import { fullName } from '../billing/change-history.ts';
import { forbidden, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { userWithinReach } from './administrator.ts';
import { changed } from './ask.ts';
import { type Authority, changeUser, type UserChanged } from './change-user.ts';
import { readRequest } from './read-requests.ts';
import { actionsFor } from './request-rules.ts';
import { refusalOf } from './rights.ts';
import { tellUser } from './tell-user.ts';

/**
 * Consents to a request, declines it or withdraws it. A consent makes the change at once, and the user is told who asked and who consented
 * (docs: account#account-consent).
 *
 * @throws HttpProblem 404 out of reach, 403 for an answer that the caller may not give, 409 for a request that is not open any more
 */
export async function answerRequest(
  services: Services,
  administrator: SignedInUser,
  id: number,
  answer: RequestAnswer,
): Promise<AdministrationRequest> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('administration_request').select('id').where('id', '=', id).forUpdate().execute();
    const request = await readRequest(trx, administrator, id, now());
    if (!request) throw notFound('There is no such request.');
    if (request.state !== 'open') throw changed();
    if (!request.mayAnswer.includes(answer)) throw notAllowed(answer);
    await trx
      .updateTable('administration_request')
      .set({ outcome: OUTCOMES[answer], answered_by: administrator.userId, answered_at: now() })
      .where('id', '=', id)
      .execute();
    const { action, userId } = request;
    if (answer === 'consent') {
      const { changed: made, by } = await carryOut(trx, administrator, request, now());
      const notice = action === 'reset-factors' ? { change: action, removed: made.removed } : { change: action };
      if (made.isNew) await tellUser(trx, services, { userId, notice, by });
      return;
    }
    const details = { request: id, action, by: administrator.userId };
    await recordEvent(trx, now(), userId, `administration_${OUTCOMES[answer]}`, details);
  });
  const request = await readRequest(db, administrator, id, now());
  if (!request) throw notFound();
  return request;
}

const OUTCOMES = { consent: 'consented', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Makes the change, unless the user or the one who asked is not what they were when it was asked for. */
async function carryOut(
  trx: Kysely<Database>,
  administrator: SignedInUser,
  { requestId, userId, action, factors }: AdministrationRequest,
  now: Date,
): Promise<{ readonly by: Authority; readonly changed: UserChanged }> {
  const asker = await trx
    .selectFrom('administration_request as r')
    .innerJoin('app_user as a', 'a.id', 'r.asked_by')
    .select(['a.id as userId', 'a.first_name as firstName', 'a.last_name as lastName', 'a.user_type as userType'])
    .select(['a.permissions', 'a.client_id as clientId', 'a.supplier_name as supplierName'])
    .where('r.id', '=', requestId)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!asker) throw changed();
  const subject = await userWithinReach(trx, asker, userId).catch(() => {
    throw changed();
  });
  if (refusalOf(asker, subject) !== null || !actionsFor(subject).includes(action)) throw changed();
  const by: Authority = {
    request: requestId,
    asked: { userId: asker.userId, name: fullName(asker) },
    consented: { userId: administrator.userId, name: fullName(administrator) },
  };
  return { by, changed: await changeUser(trx, { userId, action, factors }, by, now) };
}

const notAllowed = (answer: RequestAnswer) =>
  forbidden(
    answer === 'withdraw'
      ? 'Only the administrator who asked can withdraw the request.'
      : 'Consent needs a second administrator, who may change this user as well.',
  );
