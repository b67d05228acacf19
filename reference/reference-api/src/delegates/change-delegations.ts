import type { Delegation, NewDelegation } from 'shared-client/schema/delegates';
import { type DelegationToken, delegationIssues } from 'shared-validators/delegation';
import { recordEvent } from '../audit/audit.ts';
import { fullName } from '../billing/change-history.ts';
import { httpProblem, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { type NewNotification, notify } from '../notifications/keep.ts';
import { queueNotice } from '../reset/notices.ts';
import type { Services } from '../services.ts';
import { json } from '../storage/json.ts';
import { mayLend } from './delegated-permissions.ts';
import { mailDelegate } from './mail.ts';
import { candidatesQuery, readDelegation, todayOf } from './read-delegations.ts';

const SENTENCES: Readonly<Record<DelegationToken, string>> = {
  ERR_DELEGATE_NEEDED: 'Please choose who stands in for you.',
  ERR_DELEGATE_PERMISSION: 'Please choose at least one permission, of those that you have yourself.',
  ERR_DELEGATE_START: 'The first day must be today or later.',
  ERR_DELEGATE_END: 'The last day must not be before the first.',
  ERR_DELEGATE_LONG: 'Somebody stands in for a year at most.',
};

/** Names a delegate; sending the same key again names no second one. @throws HttpProblem 400 for what the rules do not allow */
export async function nameDelegate(
  services: Services,
  user: SignedInUser,
  asked: NewDelegation,
  key: string | undefined,
): Promise<Delegation> {
  const { db, now } = services;
  const [issue] = delegationIssues(asked, {
    userId: user.userId,
    today: await todayOf(db, user, now()),
    mayLend: mayLend(user),
  });
  if (issue) throw refused(issue.token, issue.field);
  const id = await db.transaction().execute(async (trx) => {
    const known = await candidatesQuery(trx, user).where('id', '=', asked.delegateId).executeTakeFirst();
    if (!known) throw refused('ERR_DELEGATE_NEEDED', 'delegateId');
    const begun = await trx
      .insertInto('delegation')
      .values({
        user_id: user.userId,
        delegate_id: asked.delegateId,
        permissions: json([...new Set(asked.permissions)]),
        start_date: asked.startDate,
        end_date: asked.endDate,
        created_at: now(),
        key: key ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (begun) {
      await recordEvent(trx, now(), user.userId, 'delegate_named', { delegation: begun.id, ...asked });
      const permissions = [...new Set(asked.permissions)];
      await mailDelegate(trx, services, user, { what: 'NAMED', ...asked, permissions });
      await notify(trx, [delegated(user, asked, now())]);
      const { person } = found(await readDelegation(trx, user, begun.id, now()));
      const thing = { label: 'LBL_THING_DELEGATE', name: person.name };
      await queueNotice(trx, services, { ...user, label: 'MSG_THING_ADDED', thing });
      return begun.id;
    }
    const first = await trx
      .selectFrom('delegation')
      .select('id')
      .where('user_id', '=', user.userId)
      .where('key', '=', key ?? '')
      .executeTakeFirstOrThrow();
    return first.id;
  });
  return found(await readDelegation(db, user, id, now()));
}

type Named = Pick<NewDelegation, 'delegateId' | 'startDate' | 'endDate'>;

/** The notification of a delegate whom somebody has named. */
export const delegated = (
  by: Parameters<typeof fullName>[0],
  { delegateId: readerId, startDate, endDate }: Named,
  at: Date,
): NewNotification => ({ readerId, kind: 'delegated', values: { by: fullName(by), startDate, endDate }, at });

/**
 * Ends a delegation at once. It can be repeated with the same response. @throws HttpProblem 404 for another user's delegation, 409 for an
 * old version
 */
export async function endDelegation(
  services: Services,
  user: SignedInUser,
  id: number,
  version: number,
): Promise<Delegation> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('delegation')
      .select(['version', 'ended_at', 'delegate_id', 'permissions', 'start_date', 'end_date'])
      .where('id', '=', id)
      .where('user_id', '=', user.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('There is no such delegation.');
    if (row.ended_at !== null) return;
    if (row.version !== version)
      throw httpProblem(409, 'ERR_DELEGATE_CHANGED', 'This changed since you looked at it. Please look again.');
    await trx
      .updateTable('delegation')
      .set({ ended_at: now(), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await recordEvent(trx, now(), user.userId, 'delegate_ended', { delegation: id });
    // Nobody is notified about a delegation that was already over.
    if (row.end_date < (await todayOf(trx, user, now()))) return;
    const { delegate_id: delegateId, permissions, start_date: startDate, end_date: endDate } = row;
    await mailDelegate(trx, services, user, { what: 'ENDED', delegateId, permissions, startDate, endDate });
  });
  return found(await readDelegation(db, user, id, now()));
}

const refused = (token: DelegationToken, field: string) =>
  httpProblem(400, token, SENTENCES[token], { value: `body.${field}` });

function found(delegation: Delegation | undefined): Delegation {
  if (!delegation) throw notFound('There is no such delegation.');
  return delegation;
}
